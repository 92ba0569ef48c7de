import { visitorKey } from './plugins/rateLimit.ts';

/**
 * Connections closed for pipelining that one visitor may have in a second before more are refused unread. What a connection brings in its first
 * piece, some 200 requests, is parsed before anybody can refuse it, also when nobody waits for the answers. Visitors who do not pipeline have no limit
 * of connections: an office shares an address.
 */
export const OFFENCES_PER_SECOND = 10;

export interface ConnectionLimit {
  /** A connection from this address was closed because of what it brought. */
  note(address: string | undefined): void;
  /** Whether a connection from this address may stay. */
  mayConnect(address: string | undefined): boolean;
}

/** Limit of connections of visitors who pipeline, in windows of a second. */
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
