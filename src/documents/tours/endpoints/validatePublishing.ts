import { APIError, createLocalReq, type Endpoint } from 'payload';
import { mayWrite } from '../../../cms/access/roles.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { nameField } from '../../../cms/fields/names/nameField.ts';
import { isObject } from '../../../shared/isObject.ts';
import { TOURS } from '../../../tours/words.ts';

/** A validation error of a field that would prevent publishing. */
export interface PublishingFault {
  path: string;
  says: string;
}

class Undo extends Error {}

/**
 * Validates the last saved version of a tour for publishing: `{ faults }`. Publishes it in a transaction that is rolled
 * back, so that both use the same validation.
 */
export const validatePublishing: Omit<Endpoint, 'root'> = {
  path: '/:id/publishing',
  method: 'get',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, 'Whoever writes tours reads this. Ask an editor.');
    const faults = await findFaults(req.payload, Number(req.routeParams?.id));
    return Response.json({ faults }, { headers: { 'cache-control': 'private, no-store' } });
  },
};

async function findFaults(payload: Parameters<typeof createLocalReq>[1], id: number): Promise<PublishingFault[]> {
  const collection = TOURS;
  const req = await createLocalReq({}, payload);
  try {
    await inTransaction(req, async () => {
      await payload.update({ collection, id, data: { _status: 'published' }, depth: 0, req });
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return [];
    const faults = (error as { data?: { errors?: unknown } }).data?.errors;
    const fields = payload.collections[collection].config.fields;
    if (Array.isArray(faults)) return faults.flatMap((fault) => readFault(fault, (path) => nameField(fields, path)));
    if (error instanceof APIError && error.status === 404) return [];
    throw error;
  }
  return [];
}

function readFault(fault: unknown, name: (path: string) => string | undefined): PublishingFault[] {
  if (!isObject(fault) || typeof fault.path !== 'string') return [];
  const label = name(fault.path) ?? (typeof fault.label === 'string' ? fault.label : fault.path);
  return [{ path: fault.path, says: `${label}: ${String(fault.message)}` }];
}
