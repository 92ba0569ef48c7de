import { visitorKey } from '../plugins/rateLimit.ts';
import { createOffenceWindow } from './offenceWindow.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

/**
 * Connections closed for pipelining that one visitor may have in a second before further ones are refused unread. The first chunk of a connection,
 * some 200 requests, is parsed before any can be refused, even when nobody waits for the responses.
 */
export const OFFENCES_PER_SECOND = 10;

/**
 * New connections of one visitor: a burst, and the rate after it. An office that shares an IP address stays below: a thousand people may come at the
 * same moment. A client that closes each connection at once opens thousands a second, and each costs a turn of the event loop, a parser and a
 * response.
 */
export const CONNECTIONS = { burst: 1500, perSecond: 300 };

export interface ConnectionLimit {
  /** Counts a connection from this address that was closed for pipelining. */
  note(address: string | undefined): void;
  /** Counts a new connection from this address, and says whether it is accepted. */
  mayConnect(address: string | undefined): boolean;
}

/** Connection limit of visitors. */
export function createConnectionLimit(now = () => performance.now()): ConnectionLimit {
  const pipelining = createOffenceWindow({ max: OFFENCES_PER_SECOND, windowMs: 1000, now });
  const opening = createTokenBuckets({ ...CONNECTIONS, now });
  return {
    note: (address = '') => pipelining.note(visitorKey(address)),
    mayConnect(address = '') {
      const client = visitorKey(address);
      return opening.take(client) && !pipelining.isOver(client);
    },
  };
}
