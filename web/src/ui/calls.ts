// Calling somebody back who looks at something else: a note of the browser's own, if it is wanted and allowed.
import { note } from '../state/notes.svelte';
import { settings } from '../state/settings.svelte';

/** A browser may know no such notes, and knows none on a plain http address. */
export const canCall = (): boolean => 'Notification' in window && isSecureContext;

/** Whether somebody is to be called: the browser asks before the first time. */
export async function wantCalls(on: boolean): Promise<void> {
  settings.calls = on;
  if (!on || (await Notification.requestPermission()) === 'granted') return;
  settings.calls = false;
  note('failed', 'settings-calls-denied');
}

/** Call, if nobody looks; the same table calls once, and the icon of an installed page is marked. */
export async function call(title: string, body: string, path: string): Promise<void> {
  if (!document.hidden || !settings.calls || !canCall() || Notification.permission !== 'granted') return;
  void navigator.setAppBadge?.().catch(() => undefined);
  const options = { body, tag: path, icon: '/icon-192.png', data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options); // a phone knows no other way
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}

/** Whoever looks need not be called any more. */
export function answerCalls(): void {
  if (!document.hidden) void navigator.clearAppBadge?.().catch(() => undefined);
}
