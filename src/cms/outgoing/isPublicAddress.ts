import { BlockList, isIP, isIPv6 } from 'node:net';

/** Non-public networks (IANA special-purpose registries): local, neighbouring, cloud metadata, test. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Non-public parts of 2000::/3, the only IPv6 range in use. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [address, bits] of PRIVATE_V4) closed.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of PRIVATE_V6) closed.addSubnet(address, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public; false for an invalid one. Prevents server-side request forgery (SSRF). */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%')) return false;
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}

/** Whether a host, by name or IP address, may be on the internet. Its name is looked up only when it is connected to (`publicLookup.ts`). */
export function mayBePublicHost(hostname: string): boolean {
  const host = bare(hostname);
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !/\.(local|internal|localhost)$/i.test(host);
}

/** Whether a host, by name or IP address, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  const host = bare(hostname);
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Without the brackets of an IPv6 address in a URL, and the dot at the end of a name. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|[\].]$/g, '');
}
