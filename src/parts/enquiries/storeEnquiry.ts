import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import type { Enquiry } from '../../cms/payload-types.ts';
import type { FileAnswer } from '../../forms/form.ts';
import { storedAnswers } from '../../forms/storedAnswers.ts';
import { ENQUIRIES, ENQUIRY_FILES } from '../../forms/words.ts';

/** A new enquiry, without the database's own columns. */
export type NewEnquiry = Omit<Enquiry, 'createdAt' | 'id' | 'updatedAt'>;

/**
 * Stores an enquiry with the rows of its files, in the transaction of the request. The contents of the files are stored before.
 * @throws errors of the database, such as a duplicate key
 */
export async function storeEnquiry(req: PayloadRequest, data: NewEnquiry): Promise<Enquiry> {
  const enquiry = await req.payload.create({ collection: ENQUIRIES, data, depth: 0, req });
  for (const { field, file } of filesOf(data)) {
    await req.payload.create({
      collection: ENQUIRY_FILES,
      data: { enquiry: enquiry.id, field, ...file },
      depth: 0,
      req,
    });
  }
  return enquiry;
}

function filesOf({ answers }: Pick<NewEnquiry, 'answers'>): { field: string; file: FileAnswer }[] {
  return storedAnswers(answers).flatMap(({ kind, name, value }) =>
    kind === 'upload' ? (value as FileAnswer[]).map((file) => ({ field: name, file })) : [],
  );
}

/** The enquiry with one of these idempotency keys, if any. */
export async function findByKey(
  req: Pick<PayloadRequest, 'payload'>,
  keys: readonly string[],
): Promise<Enquiry | undefined> {
  const { docs } = await req.payload.find({
    collection: ENQUIRIES,
    where: { uuid: { in: [...keys] } } satisfies TypedWhere<typeof ENQUIRIES>,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}
