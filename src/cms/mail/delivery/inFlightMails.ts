const key = Symbol.for('rihla.inFlightMails');

/** On `globalThis`, because the studio's bundle and the server's hold separate copies of this module. */
function pending(): Set<Promise<unknown>> {
  const store = globalThis as { [key]?: Set<Promise<unknown>> };
  store[key] ??= new Set();
  return store[key];
}

/** Mails being sent to the mail server; shutdown waits for them. */
export const inFlightMails = {
  /** @param sending must not fail */
  add(sending: Promise<unknown>): void {
    pending().add(sending);
    void sending.finally(() => pending().delete(sending));
  },
  /** Resolves when all were sent or have failed. */
  async done(): Promise<void> {
    await Promise.all(pending());
  },
};
