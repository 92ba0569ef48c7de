import type { PayloadRequest } from 'payload';
import type { Letter } from '../../cms/mail/queueMail.ts';
import { queueWherePossible } from '../../cms/mail/queueWherePossible.ts';
import { readLetterhead } from '../../cms/mail/readLetterhead.ts';
import { readStaffRecipients } from '../../cms/mail/readStaffRecipients.ts';
import type { Enquiry, Form } from '../../cms/payload-types.ts';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { fillPlaceholders } from '../../forms/fillPlaceholders.ts';
import type { Answer, FieldKind } from '../../forms/form.ts';
import { FORMS } from '../../forms/words.ts';
import { enquiryReceived, newEnquiry } from '../../letters/enquiry.ts';
import type { Letterhead } from '../../letters/letterhead.ts';
import { isPlainName } from '../../letters/plainName.ts';
import { describeMoment } from './describeMoment.ts';

/** What is sent about an enquiry, beside whom it goes to. */
type Mail = Letter & { key: string; isCopy?: true };

/** What the mails say of an enquiry; its row has all of it. */
export type MailedEnquiry = Pick<
  Enquiry,
  | 'adults'
  | 'answers'
  | 'children'
  | 'dates'
  | 'email'
  | 'formTitle'
  | 'name'
  | 'page'
  | 'receivedAt'
  | 'reference'
  | 'tourTitle'
>;

/**
 * Queues the mails of an enquiry that has come, in the transaction of the request: to staff, and to the visitor where its form says so. Asked
 * twice, it queues nothing a second time.
 */
export async function sendEnquiryMails(req: PayloadRequest, enquiry: Enquiry): Promise<void> {
  const id = typeof enquiry.form === 'object' ? enquiry.form?.id : enquiry.form;
  const form = id ? await req.payload.findByID({ collection: FORMS, id, depth: 0, disableErrors: true, req }) : null;
  await queueEnquiryMails(req, enquiry.id, await writeEnquiryMails(req, enquiry, form));
}

/** Writes the mails of an enquiry; nothing is stored, so that it can be done before a transaction begins. */
export async function writeEnquiryMails(
  req: PayloadRequest,
  enquiry: MailedEnquiry,
  form: Form | null,
): Promise<Mail[]> {
  const head = await readLetterhead(req);
  const own = form?.mail?.to?.filter(Boolean) ?? [];
  // What is only kept is told of where somebody asked for it.
  const to = own.length > 0 || form?.isEnquiry === false ? own : await readStaffRecipients(req, head);
  const mails: Mail[] = [];
  if (to.length > 0) mails.push(await writeToStaff(req, enquiry, form, { head, to }));
  if (form?.mail?.reply && enquiry.email) mails.push(await writeToVisitor(enquiry, form, { head, to: enquiry.email }));
  return mails;
}

/**
 * Stores mails that were written, in the transaction of the request.
 * @param visitor as `EndpointContext.visitor`: whose budget the mail to the visitor counts against
 */
export async function queueEnquiryMails(
  req: PayloadRequest,
  enquiry: number,
  mails: readonly Mail[],
  visitor?: string,
): Promise<void> {
  for (const { isCopy, key, ...letter } of mails) {
    const stranger = isCopy && { visitor };
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

/** Whoever typed the address need not be who reads the mail: nothing that was typed stands in it. */
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

/** Answers that can only say what the form offers, or how many and when. */
const CHOSEN: ReadonlySet<FieldKind> = new Set(['acceptance', 'checkbox', 'date', 'number', 'radio', 'select', 'time']);

function chosenIn(enquiry: MailedEnquiry): Answer[] {
  return answersOf(enquiry).filter(({ kind }) => CHOSEN.has(kind));
}

/** An enquiry without what was typed, but for names that are nothing else. */
function withoutTyped(enquiry: MailedEnquiry): MailedEnquiry {
  const isKept = ({ kind, shown }: Answer): boolean => CHOSEN.has(kind) || (kind === 'text' && isPlainName(shown));
  const typed = answersOf(enquiry).filter(({ kind, shown }) => !CHOSEN.has(kind) && shown.trim());
  const { dates } = enquiry;
  // Days may be told by a field for text, in the visitor's words.
  const isTyped = typed.some(({ shown }) => dates?.includes(shown.replace(/\s+/g, ' ').trim()));
  return {
    ...enquiry,
    dates: isTyped ? null : dates,
    answers: answersOf(enquiry).filter(isKept) as unknown as MailedEnquiry['answers'],
  };
}

function subjectOf(enquiry: MailedEnquiry) {
  const { adults, children, dates, name, reference, tourTitle } = enquiry;
  const party = [adults, children].filter((count) => typeof count === 'number').join(' + ');
  return {
    reference,
    answers: answersOf(enquiry),
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
  const words = fillPlaceholders(text, { reference, tour: tourTitle ?? '', answers: answersOf(enquiry) });
  return { [key]: words } as { [K in Key]?: string };
}

function answersOf({ answers }: MailedEnquiry): Answer[] {
  return Array.isArray(answers) ? (answers as unknown as Answer[]) : [];
}
