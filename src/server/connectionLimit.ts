import { visitorKey } from './plugins/rateLimit.ts';

/**
 * Connections that one visitor may open in a second; a browser opens six, a busy office some dozens. What a connection brings in its first piece is
 * parsed before anybody can refuse it, some 200 requests, also when nobody waits for their answers.
 */
export const CONNECTIONS_PER_SECOND = 200;

/**
 * Rate limit of connections, by visitor, in windows of a second.
 * @returns whether a connection from this address may stay
 */
export function createConnectionLimit(now = () => performance.now()): (address: string | undefined) => boolean {
  const counts = new Map<string, number>();
  let window = 0;
  return (address = '') => {
    const second = Math.floor(now() / 1000);
    if (second !== window) {
      window = second;
      counts.clear();
    }
    const key = visitorKey(address);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= CONNECTIONS_PER_SECOND;
  };
}
