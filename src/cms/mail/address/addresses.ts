import { domainToASCII } from 'node:url';
import { headerText } from '../header/headerText.ts';

/** One mailbox, as SMTP takes it. */
export interface MailAddress {
  /** Local part and domain, the domain in ASCII and lower case; without characters that need quoting. */
  address: string;
  /** One line; empty when there is none. */
  name: string;
}

/** RFC 5321, section 4.5.3.1. */
const LONGEST = { local: 64, address: 254 };
const MAX_NAME_LENGTH = 100;

/** Characters of an unquoted local part (RFC 5322, dot-atom) and letters of other scripts (RFC 6531). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;

/**
 * Parses one mailbox, `somebody@example.com` or `Somebody <somebody@example.com>`. Never more than one: a visitor who writes two addresses into
 * a field has written none.
 * @returns undefined when it is not a valid address
 */
export function readAddress(text: unknown): MailAddress | undefined {
  if (typeof text !== 'string' || text.length > 1_000) return undefined;
  const { name = '', address = text } = NAMED.exec(text.trim())?.groups ?? {};
  const bare = address.trim();
  // A name may be cleaned; an address with a line break in it was meant to be something else.
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim())) return undefined;
  const at = bare.lastIndexOf('@');
  const local = bare.slice(0, Math.max(at, 0)).normalize('NFC');
  const domain = domainToASCII(bare.slice(at + 1));
  if (!LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  if (Buffer.byteLength(local) > LONGEST.local || Buffer.byteLength(local) + domain.length + 1 > LONGEST.address)
    return undefined;
  return { address: `${local}@${domain}`, name: headerText(name.trim().replace(/^"(.*)"$/, '$1'), MAX_NAME_LENGTH) };
}

/** Parses several addresses, without duplicates; invalid ones are left out. */
export function readAddresses(texts: unknown): MailAddress[] {
  const list = Array.isArray(texts) ? texts : [texts];
  const found = list.map(readAddress).filter((address) => address !== undefined);
  const seen = new Set<string>();
  return found.filter(({ address }) => {
    const isNew = !seen.has(address.toLowerCase());
    seen.add(address.toLowerCase());
    return isNew;
  });
}

/** Formats an address for a mail header; `readAddress` parses it. */
export function formatAddress({ address, name }: MailAddress): string {
  const clean = headerText(name, MAX_NAME_LENGTH)
    .replace(/["\\<>]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return clean ? `"${clean}" <${address}>` : address;
}
