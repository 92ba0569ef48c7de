import { getDomain } from 'tldts';

/** Several hosts of one provider that reach the same mailbox. */
const ONE_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * Large providers, whose addresses belong to unrelated people: many mails to them on one day are normal. Every other domain is counted as one
 * organisation.
 */
const PROVIDERS: ReadonlySet<string> = new Set([
  ...[
    'aol.com',
    'fastmail.com',
    'free.fr',
    'gmail.com',
    'gmx.com',
    'gmx.de',
    'gmx.net',
    'hotmail.co.uk',
    'hotmail.com',
  ],
  ...['hotmail.fr', 'icloud.com', 'laposte.net', 'libero.it', 'live.com', 'mac.com', 'mail.ru', 'me.com', 'msn.com'],
  ...[
    'orange.fr',
    'outlook.com',
    'outlook.fr',
    'proton.me',
    'qq.com',
    'seznam.cz',
    't-online.de',
    'web.de',
    'wanadoo.fr',
  ],
  ...['yahoo.co.uk', 'yahoo.com', 'yahoo.de', 'yahoo.fr', 'yandex.ru', 'ymail.com', 'zoho.com'],
]);

/** Counter keys of an address. */
export interface Mailbox {
  /** The same for all spellings of one mailbox; for counting only, never to be written to. */
  mailbox: string;
  /** The registered domain; absent for a large provider. */
  organisation: string | undefined;
}

/**
 * Normalizes an address for counting: case, plus tags, dots and several hosts of one provider make no other mailbox. Dots are removed for every
 * provider, since a provider does not say that it ignores them; two people whose addresses then are the same share a budget.
 * @param address as `readAddress` returns it, its domain in ASCII
 */
export function normalizeMailbox(address: string): Mailbox {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  const host = ONE_HOST[written] ?? written;
  const local = address.slice(0, at).normalize('NFKC').toLowerCase();
  const bare = local.replace(/(?!^)\+.*$/s, '').replaceAll('.', '');
  return {
    mailbox: `${bare || local}@${host}`,
    organisation: PROVIDERS.has(host) ? undefined : (getDomain(host, { allowPrivateDomains: true }) ?? host),
  };
}
