import type { PayloadRequest } from 'payload';
import type { Letter } from '../../cms/mail/queue/queueMail.ts';
import { queueWherePossible } from '../../cms/mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import { readStaffRecipients } from '../../cms/mail/settings/readStaffRecipients.ts';
import type { Enquiry, Form } from '../../cms/payload-types.ts';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { inLanguage } from '../../cms/translations/inLanguage.ts';
import { fillPlaceholders } from '../../forms/fillPlaceholders.ts';
import type { Answer, FieldKind } from '../../forms/form.ts';
import { storedAnswers } from '../../forms/storedAnswers.ts';
import { FORMS } from '../../forms/words.ts';
import { enquiryReceived, newEnquiry } from '../../letters/enquiry.ts';
import type { Letterhead } from '../../letters/letterhead.ts';
import { isPlainName } from '../../letters/plainName.ts';
import { readLocale } from '../../shared/locales.ts';
import { frenchFirst } from '../../shared/time/frenchFirst.ts';

/** A mail about an enquiry, without its recipient. */
type Mail = Letter & { key: string; isCopy?: true };

/** Columns of an enquiry that its mails contain. */
export type MailedEnquiry = Pick<
  Enquiry,
  | 'adults'
  | 'answers'
  | 'children'
  | 'dates'
  | 'email'
  | 'formTitle'
  | 'locale'
  | 'name'
  | 'page'
  | 'receivedAt'
  | 'reference'
  | 'tourTitle'
>;

/** Queues the mails of a new enquiry, in the transaction of the request: to staff, and to the visitor where its form has a reply. Idempotent. */
export async function sendEnquiryMails(req: PayloadRequest, enquiry: Enquiry): Promise<void> {
  const id = typeof enquiry.form === 'object' ? enquiry.form?.id : enquiry.form;
  const source = id ? await req.payload.findByID({ collection: FORMS, id, depth: 0, disableErrors: true, req }) : null;
  const form = source && (await inLanguage(req.payload, FORMS, source, enquiry.locale, req));
  await queueEnquiryMails(req, enquiry.id, await writeEnquiryMails(req, enquiry, form));
}

/** Renders the mails of an enquiry without storing anything, so that it can run before a transaction. */
export async function writeEnquiryMails(
  req: PayloadRequest,
  enquiry: MailedEnquiry,
  form: Form | null,
): Promise<Mail[]> {
  const head = await readLetterhead(req);
  const own = form?.mail?.to?.filter(Boolean) ?? [];
  // A form that is no enquiry notifies staff only at its own addresses.
  const to = own.length > 0 || form?.isEnquiry === false ? own : await readStaffRecipients(req, head);
  const mails: Mail[] = [];
  if (to.length > 0) mails.push(await writeToStaff(req, enquiry, form, { head, to }));
  const visitorHead = { ...head, locale: readLocale(enquiry.locale) };
  if (form?.mail?.reply && enquiry.email)
    mails.push(await writeToVisitor(enquiry, form, { head: visitorHead, to: enquiry.email }));
  return mails;
}

/**
 * Queues rendered mails, in the transaction of the request.
 * @param visitor as `EndpointContext.visitor`: whose mail budget the mail to the visitor uses
 */
export async function queueEnquiryMails(
  req: PayloadRequest,
  enquiry: number,
  mails: readonly Mail[],
  visitor?: string,
): Promise<void> {
  for (const { isCopy, key, ...letter } of mails) {
    const stranger = isCopy && { purpose: 'enquiry' as const, visitor };
    await queueWherePossible(req, letter, { key: `enquiry:${enquiry}:${key}`, about: `enquiry:${enquiry}`, stranger });
  }
}

interface Addressed {
  head: Letterhead;
  to: string | readonly string[];
}

async function writeToStaff(
  { payload }: PayloadRequest,
  enquiry: MailedEnquiry,
  form: Form | null,
  { head, to }: Addressed,
): Promise<Mail> {
  const { email, page, receivedAt, reference } = enquiry;
  const letter = await newEnquiry(head, {
    ...subjectOf(enquiry),
    formTitle: enquiry.formTitle ?? '',
    ...(email && { email }),
    ...(page && { pageUrl: `${publicUrlOf(payload)}${encodeURI(page)}` }),
    receivedAt: describeMoment(receivedAt, head.locale),
    studioUrl: `${publicUrlOf(payload)}/admin/inbox?reference=${encodeURIComponent(reference)}`,
    ...fill('subject', form?.mail?.subject, enquiry),
  });
  return { ...letter, to, key: 'staff', ...(email && { replyTo: email }) };
}

/** The typed address may be another person's, so the mail contains no typed text. */
async function writeToVisitor(whole: MailedEnquiry, form: Form, { head, to }: Addressed): Promise<Mail> {
  const enquiry = withoutTyped(whole);
  const letter = await enquiryReceived(head, {
    ...subjectOf(enquiry),
    answers: chosenIn(whole),
    ...fill('subject', form.mail?.replySubject, enquiry),
    ...fill('text', form.mail?.replyText, enquiry),
  });
  return { ...letter, to, key: 'received', isCopy: true };
}

/** Kinds of fields whose answers are choices, numbers or dates, not free text. */
const CHOSEN: ReadonlySet<FieldKind> = new Set(['acceptance', 'checkbox', 'date', 'number', 'radio', 'select', 'time']);

function chosenIn(enquiry: MailedEnquiry): Answer[] {
  return storedAnswers(enquiry.answers).filter(({ kind }) => CHOSEN.has(kind));
}

/** An enquiry without typed text, except plain names. */
function withoutTyped(enquiry: MailedEnquiry): MailedEnquiry {
  const isKept = ({ kind, shown }: Answer): boolean => CHOSEN.has(kind) || (kind === 'text' && isPlainName(shown));
  const typed = storedAnswers(enquiry.answers).filter(({ kind, shown }) => !CHOSEN.has(kind) && shown.trim());
  const { dates } = enquiry;
  // Dates may come from a text field, and then are typed text, too.
  const isTyped = typed.some(({ shown }) => dates?.includes(shown.replace(/\s+/g, ' ').trim()));
  return {
    ...enquiry,
    dates: isTyped ? null : dates,
    answers: storedAnswers(enquiry.answers).filter(isKept),
  };
}

function subjectOf(enquiry: MailedEnquiry) {
  const { adults, children, dates, name, reference, tourTitle } = enquiry;
  const party = [adults, children].filter((count) => typeof count === 'number').join(' + ');
  return {
    reference,
    answers: storedAnswers(enquiry.answers),
    ...(name && { name }),
    ...(tourTitle && { tourTitle }),
    ...(dates && { dates }),
    ...(party && { party }),
  };
}

function fill<Key extends string>(
  key: Key,
  text: string | null | undefined,
  enquiry: MailedEnquiry,
): { [K in Key]?: string } {
  if (!text?.trim()) return {};
  const { reference, tourTitle } = enquiry;
  const words = fillPlaceholders(text, { reference, tour: tourTitle ?? '', answers: storedAnswers(enquiry.answers) });
  return { [key]: words } as { [K in Key]?: string };
}

/** Formats a moment for staff, such as `Mon 23 Nov 2026, 14:05 UTC`. */
function describeMoment(iso: string, locale: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${frenchFirst(new Intl.DateTimeFormat(locale, parts).format(moment), locale)} UTC`;
}
