import { vi } from 'vitest';

/** Work of milliseconds on an idle machine has taken seconds in continuous integration; a test that waits in vain still fails. */
const WAIT_MS = 10_000;

const patient = (options?: number | { timeout?: number }) =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options };

// Vitest gives up after a second, and has no setting for it. Imported by the tests for its side effect; files that share a process load this again.
if (!('isPatient' in vi.waitFor)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = Object.assign(((callback, options) => waitFor(callback, patient(options))) as typeof waitFor, {
    isPatient: true,
  });
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
}
