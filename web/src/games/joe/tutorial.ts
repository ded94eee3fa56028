// Five minutes of the arrest, with fixed luck; `npm run lesson` writes its positions as the rules play them.
import type { JoeEvent, JoeView } from '../../net/wire';
import type { TutorialStep } from '../contract';
import lesson from './lesson.json';

const steps = lesson as unknown as TutorialStep<JoeView, JoeEvent>[];

export const tutorial = steps.map((step) => ({ ...step, say: `joe-room-learn-${step.say}` }));
