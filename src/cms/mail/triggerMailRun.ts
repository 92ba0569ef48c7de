import type { Payload } from 'payload';

const KEY = Symbol.for('rihla.triggerMailRun');

type Wakes = Payload & { [KEY]?: () => void };

/**
 * Sets the callback that starts a run of the mail job. Stored on the Payload instance, which both bundles of a process share; they share no
 * module.
 */
export function setMailTrigger(payload: Payload, wake: (() => void) | undefined): void {
  (payload as Wakes)[KEY] = wake;
}

/** Starts a run of the mail job, if this process sends mails; not awaited. */
export function triggerMailRun(payload: Payload): void {
  (payload as Wakes)[KEY]?.();
}
