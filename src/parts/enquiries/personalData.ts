import type { PayloadRequest } from 'payload';
import { findRows, updateRow } from '../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { deleteOldMails } from '../../cms/mail/queue/deleteOldMails.ts';
import type { Enquiry } from '../../cms/payload-types.ts';
import { ENQUIRIES, ENQUIRY_FILES, ENQUIRY_MESSAGES } from '../../forms/words.ts';
import { removeFiles } from './removeFiles.ts';

/**
 * GDPR: erases personal data in enquiries under an e-mail address: name, addresses, answers, messages, files, mails. The enquiry stays with its reference,
 * tour, status and consents, for statistics and proof of consent.
 * @returns number of enquiries
 */
export async function eraseEnquiriesOf(req: PayloadRequest, email: string): Promise<number> {
  return inTransaction(req, async () => {
    const enquiries = await findEnquiriesOf(req, email);
    for (const { id } of enquiries) await eraseEnquiry(req, id);
    return enquiries.length;
  });
}

async function eraseEnquiry(req: PayloadRequest, id: number): Promise<void> {
  const { payload } = req;
  const nobody = { name: null, email: null, phone: null, dates: null, adults: null, children: null };
  await updateRow(payload, ENQUIRIES, id, { ...nobody, answers: null, campaign: null, isErased: true }, { req });
  await payload.update({
    collection: ENQUIRY_MESSAGES,
    where: { enquiry: { equals: id } } satisfies TypedWhere<typeof ENQUIRY_MESSAGES>,
    data: { subject: null, text: null },
    depth: 0,
    req,
  });
  await removeFiles(req, id);
  await deleteOldMails(req, `enquiry:${id}`);
}

/** GDPR: exports all enquiries under an e-mail address, as JSON; files by name, type and size. */
export async function exportEnquiriesOf(req: PayloadRequest, email: string): Promise<object> {
  const enquiries = await findEnquiriesOf(req, email);
  const exported = await Promise.all(enquiries.map((enquiry) => exportEnquiry(req, enquiry)));
  return { email, exportedAt: new Date().toISOString(), enquiries: exported };
}

async function exportEnquiry(req: PayloadRequest, enquiry: Enquiry): Promise<object> {
  const { payload } = req;
  const ofIt = { where: { enquiry: { equals: enquiry.id } } };
  const messages = await findRows({ payload, req }, ENQUIRY_MESSAGES, { ...ofIt, sort: 'at' });
  const files = await findRows({ payload, req }, ENQUIRY_FILES, ofIt);
  const { answers, campaign, consents, dates, email, formTitle, locale, name, page, phone, receivedAt } = enquiry;
  const { adults, children, reference, status, tourTitle } = enquiry;
  return {
    ...{ reference, receivedAt, status, formTitle, name, email, phone, tourTitle, dates, adults, children },
    ...{ answers, consents, campaign, page, locale },
    messages: messages.map(({ at, byName, kind, subject, text }) => ({ at, kind, byName, subject, text })),
    files: files.map((file) => ({ name: file.name, type: file.type, size: file.size })),
  };
}

/** Compares addresses without case, as mail servers do in practice. */
async function findEnquiriesOf(req: PayloadRequest, email: string): Promise<Enquiry[]> {
  const address = email.trim().toLowerCase();
  if (!address) return [];
  const { docs } = await req.payload.find({
    collection: ENQUIRIES,
    where: { email: { like: address } } satisfies TypedWhere<typeof ENQUIRIES>,
    depth: 0,
    pagination: false,
    req,
  });
  return docs.filter((enquiry) => enquiry.email?.trim().toLowerCase() === address);
}
