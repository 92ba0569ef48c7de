import { visitorKey } from './plugins/rateLimit.ts';

/**
 * Connections closed for pipelining that one visitor may have in a second before further ones are refused unread. The first chunk of a connection,
 * some 200 requests, is parsed before any can be refused, even when nobody waits for the responses. Visitors who do not pipeline have no connection
 * limit: an office shares an IP address.
 */
export const OFFENCES_PER_SECOND = 10;

export interface ConnectionLimit {
  /** Counts a connection from this address that was closed for pipelining. */
  note(address: string | undefined): void;
  /** Whether a connection from this address is accepted. */
  mayConnect(address: string | undefined): boolean;
}

/** Connection limit for visitors who pipeline, in one-second windows. */
export function createConnectionLimit(now = () => performance.now()): ConnectionLimit {
  const offences = new Map<string, number>();
  let window = 0;
  const tidy = (): void => {
    const second = Math.floor(now() / 1000);
    if (second === window) return;
    window = second;
    offences.clear();
  };
  return {
    note(address = '') {
      tidy();
      const key = visitorKey(address);
      offences.set(key, (offences.get(key) ?? 0) + 1);
    },
    mayConnect(address = '') {
      tidy();
      return offences.size === 0 || (offences.get(visitorKey(address)) ?? 0) < OFFENCES_PER_SECOND;
    },
  };
}
