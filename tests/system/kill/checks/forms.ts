import { privateStorageOf } from '../../../../src/cms/files/privateStorage.ts';
import type { FileAnswer } from '../../../../src/forms/form.ts';
import type { OpenSite } from '../openSite.ts';
import { findKilledForm, readSentForms, sendOnce } from '../workload/forms.ts';

/** Number of recent submissions that are checked one by one: a round sends a few. */
const LOOKED_AT = 20;

/**
 * Checks form submissions: each acknowledged one exists once, with its reference, file and mail; no other exists in part, and a retry stores
 * each once (idempotency).
 */
export async function checkForms(site: OpenSite, file: string): Promise<string[]> {
  const sent = readSentForms(file);
  if (sent.size === 0) return [];
  const faults: string[] = [];
  const form = await findKilledForm(site.payload);
  for (const [uuid, { hasFile, reference }] of [...sent].slice(-LOOKED_AT)) {
    const stored = await countOf(site, form, uuid);
    if (reference === undefined ? stored > 1 : stored !== 1) faults.push(`${uuid} is stored ${stored} times.`);
    if (reference === undefined) await sendOnce(site, form, uuid, hasFile);
    faults.push(...(await checkOne(site, form, uuid, { hasFile, reference })));
  }
  const { totalDocs } = await site.payload.count({ collection: 'enquiries' });
  if (totalDocs !== sent.size) faults.push(`${sent.size} forms were sent and ${totalDocs} are stored.`);
  return faults;
}

async function countOf({ payload }: OpenSite, form: number, uuid: string): Promise<number> {
  const where = { uuid: { equals: `${form}:${uuid}` } };
  return (await payload.count({ collection: 'enquiries', where })).totalDocs;
}

async function checkOne(
  { payload }: OpenSite,
  form: number,
  uuid: string,
  { hasFile, reference }: { hasFile: boolean; reference: string | undefined },
): Promise<string[]> {
  const where = { uuid: { equals: `${form}:${uuid}` } };
  const { docs } = await payload.find({ collection: 'enquiries', where, depth: 0 });
  const [enquiry] = docs;
  if (!enquiry || docs.length > 1) return [`${uuid} is stored ${docs.length} times after it was sent again.`];
  const faults: string[] = [];
  if (reference !== undefined && enquiry.reference !== reference) {
    faults.push(`${uuid} was answered with ${reference} and is ${enquiry.reference}.`);
  }
  const about = { about: { equals: `enquiry:${enquiry.id}` } };
  const mails = (await payload.count({ collection: 'mails', where: about })).totalDocs;
  if (mails !== 1) faults.push(`${uuid} has ${mails} mails.`);
  const files = await payload.find({
    collection: 'enquiry-files',
    where: { enquiry: { equals: enquiry.id } },
    depth: 0,
  });
  if (files.docs.length !== Number(hasFile)) faults.push(`${uuid} has ${files.docs.length} files.`);
  const named = (enquiry.answers as { value: unknown }[]).flatMap(({ value }) => (Array.isArray(value) ? value : []));
  for (const { key } of [...files.docs, ...(named as FileAnswer[])]) {
    const opened = await privateStorageOf(payload).open(key);
    if (!opened) faults.push(`The file ${key} of ${uuid} is gone.`);
    opened?.body.destroy();
  }
  return faults;
}
