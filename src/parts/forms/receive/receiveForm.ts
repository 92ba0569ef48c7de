import { createLocalReq, type PayloadRequest } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { newPrivateName, type PrivateStorage, privateStorageOf } from '../../../cms/files/privateStorage.ts';
import type { Enquiry } from '../../../cms/payload-types.ts';
import { checkStorage, StorageFullError, type StorageLimit, takeStorage } from '../../../cms/storage/storageQuota.ts';
import type { Received } from '../../../endpoints/defineDynamicFormEndpoint.ts';
import type { EndpointContext, Outcome } from '../../../endpoints/formEndpoint.ts';
import { extractFacts } from '../../../forms/extractFacts.ts';
import { findShown } from '../../../forms/findShown.ts';
import type { Answer, Consent, FormModel } from '../../../forms/form.ts';
import { judge } from '../../../forms/judge.ts';
import { createReference } from '../../../forms/reference.ts';
import { PROOF_NAME, TOKEN_NAME, TRAP_NAME } from '../../../forms/spam/names.ts';
import { storedAnswers } from '../../../forms/storedAnswers.ts';
import { ENQUIRIES } from '../../../forms/words.ts';
import { findAnswerDue } from '../../enquiries/findAnswerDue.ts';
import { notifyStorageRefused } from '../../enquiries/notifyStorageRefused.ts';
import { queueEnquiryMails, writeEnquiryMails } from '../../enquiries/sendEnquiryMails.ts';
import { findByKey, type NewEnquiry, storeEnquiry } from '../../enquiries/storeEnquiry.ts';
import { admit, type Evidence } from '../protection/admit.ts';
import { checkSubmission } from '../protection/checkSubmission.ts';
import { answerSent } from './answerSent.tsx';
import type { FoundForm } from './findForm.ts';
import { findPage } from './findPage.ts';
import { findSubject } from './findSubject.ts';
import { readCampaign } from './readCampaign.ts';
import { submissionKey } from './submissionKey.ts';
import { type TakenFile, takeFiles, valuesOf, versionOf } from './takeFiles.ts';

/** Attempts to find an unused reference. */
const MAX_THROWS = 8;

/**
 * Receives a submission: validates it by the form's fields, and stores it with files and mails, all or nothing. A repeated submission is not stored
 * again and gets the same response; so does spam.
 */
export async function receiveForm(found: FoundForm, received: Received, context: EndpointContext): Promise<Outcome> {
  const { form, matches, model } = found;
  const { now, payload, t, visitor } = context;
  const { sent } = received;
  const { key, earlier } = submissionKey(form.id, sent, { now, secret: payload.secret, visitor });
  const before = await findByKey({ payload }, earlier);
  if (before) return answer(before, found, context);

  const { evidence, waitSeconds } = await admit(
    { trap: text(sent[TRAP_NAME]), token: text(sent[TOKEN_NAME]), proof: text(sent[PROOF_NAME]) },
    {
      name: `forms/${form.id}`,
      asksProof: form.protection?.proofOfWork ?? false,
      limitPerMinute: form.protection?.limitPerMinute,
    },
    { visitor, secret: payload.secret, now: now.getTime() },
  );
  if (evidence === undefined) return { kind: 'too-often', seconds: waitSeconds };

  const values = valuesOf(model, sent);
  const shown = findShown(model, values);
  const judged = judge(model, values, { t, now, matches });
  const faults = 'faults' in judged ? judged.faults : {};
  for (const name of received.repeated) faults[name] = t('form.repeated');
  if ('faults' in judged || Object.keys(faults).length > 0) return { kind: 'refused', faults };
  const fields = model.fields.filter(({ name }) => shown.has(name));
  const uploads = await takeFiles(fields, sent, { newName: newPrivateName, t });
  if (Object.keys(uploads.faults).length > 0) return { kind: 'refused', faults: uploads.faults };

  const answers = withFiles(judged.answers, uploads.files);
  const enquiry = await describeEnquiry(found, { answers, key, sent, context });
  try {
    const stored = await store(found, { enquiry, evidence, files: [...uploads.files.values()].flat(), context });
    return await answer(stored, found, context);
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error;
    await notifyStorageRefused(payload, error.limit, now);
    return { kind: 'no-room', message: refusalMessage(error.limit, uploads.files.size > 0, t) };
  }
}

/** Message for visitors: why something was not stored, and what to do. */
function refusalMessage(limit: StorageLimit, hasFiles: boolean, t: EndpointContext['t']): string {
  if (limit === 'visitor') return t('form.noRoom.visitor');
  return t(hasFiles ? 'form.noRoom.files' : 'form.noRoom.texts');
}

interface Described {
  answers: Answer[];
  key: string;
  sent: Received['sent'];
  context: EndpointContext;
}

/** Columns of the enquiry's row, without the spam verdict. */
async function describeEnquiry(
  { form, model }: FoundForm,
  { answers, context, key, sent }: Described,
): Promise<NewEnquiry> {
  const { locale, now, payload, t } = context;
  const subject = await findSubject(payload, { tour: text(sent._tour), departure: text(sent._departure) }, locale);
  const page = await findPage(payload, text(sent._page));
  const site = await payload.findGlobal({ slug: 'site', depth: 0 });
  const day = text(sent._day);
  const isDay = /^[1-9]\d{0,2}$/.test(day ?? '');
  const campaign = readCampaign(sent._campaign);
  const { dates, ...facts } = extractFacts(model, answers);
  const dateText = subject.dates ?? dates;
  const ofDay: Answer[] = isDay
    ? [{ name: '_day', label: t('form.day'), kind: 'number', value: Number(day), shown: day ?? '' }]
    : [];
  return {
    reference: await findFreeReference(payload, site.name),
    uuid: key,
    source: 'form',
    form: form.id,
    formTitle: form.title,
    isLead: form.isEnquiry !== false,
    answers: [...ofDay, ...answers],
    ...facts,
    ...subject,
    ...(dateText && { dates: dateText }),
    ...page,
    ...(campaign && { campaign }),
    locale,
    status: 'new',
    receivedAt: now.toISOString(),
    answerDue: (await findAnswerDue(payload, now)).toISOString(),
    consents: consentsOf(model, answers, now),
  };
}

interface Storing {
  enquiry: NewEnquiry;
  evidence: Evidence;
  files: readonly TakenFile[];
  context: EndpointContext;
}

/**
 * Stores everything, all or nothing. Files come first: a file without a row is deleted later, but a row without its file would be a loss.
 * @throws StorageFullError where storage is exhausted
 */
async function store({ form }: FoundForm, { context, enquiry, evidence, files }: Storing): Promise<Enquiry> {
  const { now, payload, visitor } = context;
  const storage = privateStorageOf(payload);
  const req = await createLocalReq({}, payload);
  const mails = await writeEnquiryMails(req, enquiry, form);
  const bytes = files.reduce((sum, { size }) => sum + size, 0) + bytesOf(enquiry) + bytesOf(mails);
  const room = { bytes, hasFiles: files.length > 0, visitor };
  await checkStorage(payload, room, now.getTime());
  try {
    for (const { bytes, key, type } of files)
      await storage.put({ name: key, data: Buffer.from(bytes), mimeType: type });
    return await inTransaction(req, async () => {
      const verdict = await checkSubmission(req, evidence, { ...writtenIn(enquiry), now: now.getTime() });
      const { isSpam, reasons } = verdict;
      const stored = await storeEnquiry(req, { ...enquiry, isSpam, spamReasons: reasons });
      if (!isSpam) await queueEnquiryMails(req, stored.id, mails, visitor);
      // Last, since all forms of the site wait for this counter's lock until the commit.
      await takeStorage(req, room, now.getTime());
      return stored;
    });
  } catch (error) {
    // Others may have used up the space since the check.
    if (error instanceof StorageFullError) for (const { key } of files) await storage.remove(key);
    // A concurrent request of the same submission may have been first; then return its row.
    const first = await findByKey({ payload }, [enquiry.uuid]);
    if (!first) throw error;
    await removeFiles(storage, files, first);
    return first;
  }
}

/** Size of rows in bytes. */
function bytesOf(rows: object): number {
  return Buffer.byteLength(JSON.stringify(rows));
}

/** Deletes duplicates. After a commit whose response was lost, the row may refer to these very files. */
async function removeFiles(storage: PrivateStorage, files: readonly TakenFile[], first: Enquiry): Promise<void> {
  const named = JSON.stringify(first.answers ?? []);
  for (const { key } of files) if (!named.includes(key)) await storage.remove(key);
}

/** Typed texts, for the spam check. */
function writtenIn({ answers, email }: NewEnquiry): { texts: string[]; email: string | undefined } {
  const written = storedAnswers(answers).filter(({ kind }) => ['text', 'textarea', 'url'].includes(kind));
  return { texts: written.map(({ shown }) => shown), email: email ?? undefined };
}

async function findFreeReference(payload: PayloadRequest['payload'], siteName: string): Promise<string> {
  for (let thrown = 0; thrown < MAX_THROWS; thrown += 1) {
    const reference = createReference(siteName);
    const where = { reference: { equals: reference } };
    if ((await countRows({ payload }, ENQUIRIES, where)) === 0) return reference;
  }
  throw new Error('No free reference was found for an enquiry.');
}

function withFiles(answers: readonly Answer[], files: ReadonlyMap<string, TakenFile[]>): Answer[] {
  return answers.map((answer) => {
    const uploads = answer.kind === 'upload' ? files.get(answer.name) : undefined;
    if (!uploads) return answer;
    const value = uploads.map(({ bytes: _, ...file }) => file);
    return { ...answer, value, shown: value.map(({ name }) => name).join(', ') };
  });
}

function consentsOf({ fields }: FormModel, answers: readonly Answer[], now: Date): Consent[] {
  return answers.flatMap(({ kind, label, name, value }) => {
    if (kind !== 'acceptance' || value !== true) return [];
    const words = fields.find((field) => field.name === name)?.consentText ?? label;
    return [{ name, text: words, version: versionOf(words), at: now.toISOString() }];
  });
}

function answer(enquiry: Enquiry, { form }: FoundForm, context: EndpointContext): Promise<Outcome> {
  const { answers, page, reference, tourTitle } = enquiry;
  const sent = { reference, tour: tourTitle ?? '', answers: storedAnswers(answers), page: page ?? undefined };
  return answerSent(context.payload, form, sent, context);
}

/** A reserved field of the form, sent as text. */
function text(value: Received['sent'][string] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
