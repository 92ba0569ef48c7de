import { getDomain } from 'tldts';

/** Hosts of one provider under which each mailbox is reachable. */
const ONE_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * Providers whose addresses belong to strangers of one another, so that many of them on one day are nothing strange. Every other domain is one
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

/** Whose mailbox an address leads to. */
export interface Mailbox {
  /** The same for all spellings that lead to one mailbox; for counting alone, never to be written to. */
  mailbox: string;
  /** The domain that was registered; absent for one of the large providers. */
  organisation: string | undefined;
}

/**
 * Folds an address for counting: case, what stands behind a plus, dots and several hosts of one provider make no other mailbox. Dots are left out
 * everywhere, since a provider does not say that it ignores them; two people whose addresses then are the same share a budget.
 * @param address as `readAddress` gives it, its domain in ASCII
 */
export function foldMailbox(address: string): Mailbox {
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
