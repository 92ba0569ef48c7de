import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { runOutside } from '../../cms/database/transactions/scope.ts';
import { onCommit } from '../../cms/database/transactions/withTransactions.ts';
import { privateStorageOf } from '../../cms/files/privateStorage.ts';
import { ENQUIRY_FILES } from '../../forms/words.ts';

/**
 * Deletes the files of an enquiry: rows within the transaction of the request, contents after its commit. Contents left behind by a killed process
 * are deleted by `sweepFiles`.
 */
export async function removeFiles(req: PayloadRequest, enquiry: number): Promise<void> {
  const { payload } = req;
  const where: TypedWhere<typeof ENQUIRY_FILES> = { enquiry: { equals: enquiry } };
  const collection = ENQUIRY_FILES;
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, req });
  if (docs.length === 0) return;
  await payload.delete({ collection, where, req });
  await onCommit(req, () =>
    runOutside(() =>
      removeBytes(
        req,
        docs.map(({ key }) => key),
      ),
    ),
  );
}

async function removeBytes({ payload }: PayloadRequest, keys: readonly string[]): Promise<void> {
  const storage = privateStorageOf(payload);
  for (const key of keys) {
    await storage.remove(key).catch((error: unknown) => {
      payload.logger.error({
        err: error,
        msg: `The file ${key} could not be removed; it is tried again with the next sweep.`,
      });
    });
  }
}
