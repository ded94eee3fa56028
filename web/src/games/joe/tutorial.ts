// The first steps of Dynamit Joe.
import type { JoeEvent, JoeView } from '../../net/wire';
import type { TutorialStep } from '../contract';

export const tutorial: TutorialStep<JoeView, JoeEvent>[] = [];
