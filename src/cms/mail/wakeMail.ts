import type { Payload } from 'payload';

const KEY = Symbol.for('rihla.wakeMail');

type Wakes = Payload & { [KEY]?: () => void };

/** Says what starts a sending of waiting mails. Kept on the instance, which the two bundles of a process share, as they share no module. */
export function setWake(payload: Payload, wake: (() => void) | undefined): void {
  (payload as Wakes)[KEY] = wake;
}

/** Starts a sending of the mails that wait, where this process sends any; nobody waits for it. */
export function wakeMail(payload: Payload): void {
  (payload as Wakes)[KEY]?.();
}
