import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { REASON_LABELS } from '../../../forms/spam/scoreSpam.ts';
import { ENQUIRY_FILES, ENQUIRY_MESSAGES } from '../../../forms/words.ts';
import { relationId } from '../../../shared/rowId.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { type Departure, readDeparture, seatsLeft } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { readTour } from '../../../tours/readTour.ts';
import type { Tour } from '../../../tours/tour.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { buildChatLink } from '../../chat/rules/chatLink.ts';
import { describeCampaign } from '../rules/enquiriesCsv.ts';
import type { EnquiryFile, EnquiryView, GivenConsent, MailState, ThreadMessage } from '../rules/inbox.ts';
import { readMails } from './readMails.ts';
import { COLLECTION, readAnswers, readRow, readTime, type StoredEnquiry } from './readRow.ts';
import { readReplyFacts } from './replyFacts.ts';

/** Longer threads are cut off at their beginning. */
const MAX_MESSAGES = 500;

/** An enquiry with all related data; undefined if not found. */
export async function readEnquiry(req: PayloadRequest, id: number): Promise<EnquiryView | undefined> {
  const stored = await findEnquiry(req, id);
  if (!stored) return undefined;
  const [messages, files, mails, tour, departure] = await Promise.all([
    readMessages(req, id),
    readFiles(req, id),
    readMails(req, id),
    readTourOf(req, stored),
    readDepartureOf(req, stored),
  ]);
  const row = readRow(stored);
  const ofMessages = new Set(messages.flatMap(({ mailKey }) => mailKey ?? []));
  const phone = stored.phone ?? '';
  return {
    ...row,
    phone,
    answers: readAnswers(stored.answers).map(({ label, name, shown }) => ({ label, name, shown })),
    files,
    consents: readConsents(stored.consents),
    spamReasons: readReasons(stored.spamReasons),
    page: stored.page ?? '',
    pageTitle: stored.pageTitle ?? '',
    campaign: describeCampaign(stored.campaign),
    locale: stored.locale ?? '',
    isErased: Boolean(stored.isErased),
    tour: tour && { id: tour.id, title: tour.title, code: tour.code ?? '', path: tour.path },
    departure: departure && {
      id: departure.id,
      days: describeDays(departure.start, departure.end, studioLanguage()),
      places: describePlaces(departure),
    },
    messages: messages.map(({ mailKey, ...message }) => ({
      ...message,
      mails: mailKey ? mails.filter(({ key }) => isOfKey(key, mailKey)).map(withoutKey) : [],
    })),
    mails: mails.filter(({ key }) => ![...ofMessages].some((own) => isOfKey(key, own))).map(withoutKey),
    facts: await readReplyFacts(req, { stored, tour, departure }),
    chatLink: buildChatLink({ number: phone, pageTitle: '', pageUrl: '' }),
  };
}

/** The stored row; undefined if not found. */
export async function findEnquiry(req: PayloadRequest, id: number): Promise<StoredEnquiry | undefined> {
  const found = await req.payload.findByID({ collection: COLLECTION, id, depth: 0, disableErrors: true, req });
  return found ?? undefined;
}

/** A mail to several addresses has a key for each. */
function isOfKey(key: string, own: string): boolean {
  return key === own || key.startsWith(`${own}:`);
}

function withoutKey({ id, problem, state, to }: MailState): MailState {
  return { id, to, state, problem };
}

async function readMessages(
  { payload }: PayloadRequest,
  enquiry: number,
): Promise<(Omit<ThreadMessage, 'mails'> & { mailKey: string | undefined })[]> {
  const { docs } = await payload.find({
    collection: ENQUIRY_MESSAGES,
    depth: 0,
    limit: MAX_MESSAGES,
    pagination: false,
    sort: ['-at', '-id'],
    where: { enquiry: { equals: enquiry } } satisfies TypedWhere<typeof ENQUIRY_MESSAGES>,
  });
  return docs.reverse().map(({ at, byName, id, kind, mailKey, subject, text }) => ({
    id,
    kind,
    byName: byName ?? '',
    subject: subject ?? '',
    text: text ?? '',
    at: readTime(at) ?? 0,
    mailKey: mailKey ?? undefined,
  }));
}

async function readFiles({ payload }: PayloadRequest, enquiry: number): Promise<EnquiryFile[]> {
  const { docs } = await payload.find({
    collection: ENQUIRY_FILES,
    depth: 0,
    pagination: false,
    sort: 'id',
    where: { enquiry: { equals: enquiry } } satisfies TypedWhere<typeof ENQUIRY_FILES>,
  });
  return docs.map(({ id, name, size, type }) => ({ id, name, size, type }));
}

/** Labels of the reasons why it is spam. */
function readReasons(stored: unknown): string[] {
  const labels: Readonly<Record<string, string>> = REASON_LABELS;
  return (Array.isArray(stored) ? stored.map(String) : []).map((reason) => t(labels[reason] ?? reason));
}

function readConsents(stored: unknown): GivenConsent[] {
  return (Array.isArray(stored) ? (stored as (Record<string, unknown> | null)[]) : []).flatMap((consent) =>
    typeof consent?.text === 'string'
      ? [{ text: consent.text, version: String(consent.version ?? ''), at: readTime(consent.at) }]
      : [],
  );
}

async function readTourOf({ payload }: PayloadRequest, { tour }: StoredEnquiry): Promise<Tour | undefined> {
  const id = relationId(tour);
  if (id === undefined) return undefined;
  const collection = TOURS;
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  return found ? readTour(found, () => []) : undefined;
}

async function readDepartureOf(
  { payload }: PayloadRequest,
  { departure }: StoredEnquiry,
): Promise<Departure | undefined> {
  const id = relationId(departure);
  if (id === undefined) return undefined;
  const collection = DEPARTURES;
  return readDeparture(await payload.findByID({ collection, id, depth: 0, disableErrors: true }));
}

function describePlaces(departure: Departure): string {
  const left = seatsLeft(departure);
  return left === undefined ? '' : t('{left} of {count} places left', { left, count: departure.seats ?? left });
}
