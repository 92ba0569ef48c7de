const key = Symbol.for('rihla.inFlightMails');

/** On `globalThis`, because the studio's bundle and the server's hold separate copies of this module. */
function pending(): Set<Promise<unknown>> {
  const store = globalThis as { [key]?: Set<Promise<unknown>> };
  store[key] ??= new Set();
  return store[key];
}

/** The mails on their way to the mail server, which a stop of the process waits for. */
export const inFlightMails = {
  /** @param sending must not fail */
  add(sending: Promise<unknown>): void {
    pending().add(sending);
    void sending.finally(() => pending().delete(sending));
  },
  /** Resolves when all have been sent or given up. */
  async done(): Promise<void> {
    await Promise.all(pending());
  },
};
