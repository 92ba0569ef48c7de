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
