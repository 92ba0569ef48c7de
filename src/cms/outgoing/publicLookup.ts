import dns, { type LookupAddress } from 'node:dns';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { t } from '../../shared/studioWords/t.ts';
import { isLoopbackHost, isPublicAddress } from './isPublicAddress.ts';

/** A host name resolves to a private address. */
export class PrivateAddressError extends Error {
  constructor() {
    super(t('The address leads into a private network, to which nothing is sent.'));
    this.name = 'PrivateAddressError';
  }
}

/**
 * DNS lookup that refuses non-public addresses, for connections to hosts that were typed in the studio: it runs when the connection is made, so
 * that the address cannot change in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), '');
    if (options.all) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

interface PublicTarget {
  host: string;
  port: number;
  /** Whether it may be this machine itself, for tests and development. */
  allowsLoopback: boolean;
  timeoutMs: number;
}

/**
 * Connects to a host on the internet.
 * @throws PrivateAddressError for any other; the system's error when it does not answer
 */
export function connectPublic({ allowsLoopback, host, port, timeoutMs }: PublicTarget): Promise<Socket> {
  const isLocal = allowsLoopback && isLoopbackHost(host);
  // An address in digits is not looked up.
  if (!isLocal && isIP(host) && !isPublicAddress(host)) return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...(!isLocal && { lookup: publicLookup }) });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(t('It did not answer in time.'))));
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
