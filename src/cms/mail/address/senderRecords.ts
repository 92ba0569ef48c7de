import { Resolver } from 'node:dns/promises';
import { t } from '../../../shared/studioWords/t.ts';

/** Asks for the texts of a name (DNS, TXT), each of its pieces joined. @throws what DNS answers, with a `code` */
export type AskTexts = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;
/** What DNS answers for a name without such a record. */
const NOTHING: ReadonlySet<string | undefined> = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Asks name servers, at most for three seconds.
 * @param servers addresses with ports; absent: those of this machine
 */
export function askServers(servers?: readonly string[], timeout = TIMEOUT_MS): AskTexts {
  return async (name) => {
    const resolver = new Resolver({ timeout, tries: 1 });
    if (servers) resolver.setServers(servers);
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  };
}

/**
 * What the records of a sender's domain tell those who receive its mail, a sentence or two for each: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489).
 * @param address of the sender
 */
export async function describeSenderRecords(address: string, ask: AskTexts = askServers()): Promise<string[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!domain.includes('.'))
    return [t('{domain} is no domain of yours. Write the sender’s address under E-mail first.', { domain })];
  const [spf, dmarc] = await Promise.all([
    find(domain, 'v=spf1', ask),
    find(`_dmarc.${domain}`, 'v=DMARC1', ask).then((own) => (own?.length === 0 ? findAbove(domain, ask) : own)),
  ]);
  return [describeSpf(domain, spf), describeDkim(), describeDmarc(domain, dmarc)];
}

function describeSpf(domain: string, found: string[] | undefined): string {
  if (!found) return unanswered('SPF', domain);
  if (found.length > 1)
    return t('SPF: {domain} has {count} records, and receivers then heed none. Join them in one.', {
      domain,
      count: found.length,
    });
  return found.length === 1
    ? t('SPF: there is a record for {domain}. See that it names your mail provider.', { domain })
    : t(
        'SPF: there is no record for {domain}, so that your letters may be taken for junk. Your mail provider’s help says what to write into one.',
        { domain },
      );
}

/** Its name has a part that only the provider knows, so it cannot be asked for. */
function describeDkim(): string {
  return t(
    'DKIM: its name is your mail provider’s to choose, so look at the letter that has arrived: among its headers, or under “show original”, stands dkim=pass.',
  );
}

function describeDmarc(domain: string, found: string[] | undefined): string {
  if (!found) return unanswered('DMARC', domain);
  if (found.length > 1)
    return t('DMARC: {domain} has {count} records, and receivers then heed none. Leave one.', {
      domain,
      count: found.length,
    });
  const [record] = found;
  if (!record)
    return t(
      'DMARC: there is no record for {domain}. Begin with v=DMARC1; p=none at {name}: large mailboxes ask for one.',
      { domain, name: `_dmarc.${domain}` },
    );
  return /\bp\s*=\s*none\b/i.test(record)
    ? t(
        'DMARC: there is a record for {domain}, which only watches (p=none). After some weeks in which nothing failed, change none to quarantine.',
        { domain },
      )
    : t('DMARC: there is a record for {domain}, which keeps others from writing in its name.', { domain });
}

function unanswered(what: string, domain: string): string {
  return t('{record}: the name servers of {domain} have not answered. Try again later.', { record: what, domain });
}

/** DMARC of a subdomain is that of the domain above it. */
async function findAbove(domain: string, ask: AskTexts): Promise<string[] | undefined> {
  const above = domain.split('.').slice(1).join('.');
  return above.includes('.') ? find(`_dmarc.${above}`, 'v=DMARC1', ask) : [];
}

/** @returns the texts that begin so; undefined where nobody has answered */
async function find(name: string, start: string, ask: AskTexts): Promise<string[] | undefined> {
  try {
    return (await ask(name)).filter((text) => isRecord(text, start));
  } catch (error) {
    return NOTHING.has((error as { code?: string }).code) ? [] : undefined;
  }
}

/** Whether a text has this version as a word of its own: `v=spf10` is none of `v=spf1`. */
function isRecord(text: string, start: string): boolean {
  return text.toLowerCase().startsWith(start.toLowerCase()) && /^(?:$|[\s;])/.test(text.slice(start.length));
}
