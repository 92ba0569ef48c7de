import type { Enquiry } from '../../../cms/payload-types.ts';
import { ENQUIRIES, SOURCES, type Source } from '../../../forms/words.ts';
import { relationId } from '../../../shared/rowId.ts';
import { cutText } from '../../../shared/text/cutText.ts';
import { describeParty } from '../../../tours/party.ts';
import type { InboxRow } from '../rules/inbox.ts';
import { isStatus } from '../rules/statuses.ts';

/** A stored enquiry, its relations as ids. */
export type StoredEnquiry = Enquiry;

/** The slug, as a literal type for Payload. */
export const COLLECTION = ENQUIRIES;

/** Characters of an answer shown in the list. */
const EXCERPT = 140;

/** An enquiry as a row of the list, tolerating invalid data. */
export function readRow(stored: StoredEnquiry): InboxRow {
  const { email, formTitle, id, isSpam, name, reference, source, status, tourTitle } = stored;
  return {
    id,
    reference,
    name: name?.trim() || '',
    email: email ?? '',
    tourTitle: tourTitle ?? '',
    dates: stored.dates ?? '',
    party: describeParty(stored.adults, stored.children),
    excerpt: excerptOf(stored.answers),
    formTitle: formTitle ?? '',
    source: source && Object.hasOwn(SOURCES, source) ? (source as Source) : 'form',
    status: isStatus(status) ? status : 'open',
    isSpam: Boolean(isSpam),
    owner: relationId(stored.owner),
    receivedAt: Date.parse(stored.receivedAt) || 0,
    answerDue: readTime(stored.answerDue),
    firstAnsweredAt: readTime(stored.firstAnsweredAt),
  };
}

/** Epoch ms of a stored date; undefined for an invalid one. */
export function readTime(stored: unknown): number | undefined {
  const time = typeof stored === 'string' ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The non-empty answers of an enquiry, in order. */
export function readAnswers(stored: unknown): { name: string; label: string; kind: string; shown: string }[] {
  return (Array.isArray(stored) ? (stored as (Record<string, unknown> | null)[]) : []).flatMap((answer) => {
    const { kind, label, name, shown } = answer ?? {};
    if (typeof shown !== 'string' || shown.trim() === '') return [];
    return [{ name: String(name ?? ''), label: String(label ?? name ?? ''), kind: String(kind ?? ''), shown }];
  });
}

function excerptOf(stored: unknown): string {
  const written = readAnswers(stored).find(({ kind }) => kind === 'textarea');
  return cutText(written?.shown.replace(/\s+/g, ' ').trim() ?? '', EXCERPT);
}
