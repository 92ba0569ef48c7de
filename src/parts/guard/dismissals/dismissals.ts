import { type BasePayload, createLocalReq } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { runInScope } from '../../../cms/database/transactions/scope.ts';

/** A dismissed finding, with the reason. */
export interface Dismissal {
  /** Of the finding (`keyOf`). */
  key: string;
  reason: string;
  /** Name of the account. */
  by: string;
  /** ISO date. */
  at: string;
}

const PREFIX = 'guard-aside:';
/** Of one document; older ones are dropped first. */
const MAX_DISMISSALS = 100;

/** Dismissed findings of a document. @param document as `pages/7` */
export async function readDismissals(payload: BasePayload, document: string): Promise<readonly Dismissal[]> {
  return (await payload.kv.get<Dismissal[]>(PREFIX + document)) ?? [];
}

/** Dismisses a finding, or revokes the dismissal if there is no reason. */
export async function writeDismissal(
  payload: BasePayload,
  document: string,
  { reason, ...aside }: Dismissal,
): Promise<readonly Dismissal[]> {
  const req = await createLocalReq({}, payload);
  const write = async (): Promise<readonly Dismissal[]> => {
    await lockName(req, PREFIX + document);
    const others = (await readDismissals(payload, document)).filter(({ key }) => key !== aside.key);
    const remaining = reason ? [...others, { ...aside, reason }].slice(-MAX_DISMISSALS) : others;
    await payload.kv.set(PREFIX + document, remaining);
    return remaining;
  };
  // The store joins the transaction of the scope.
  return runInScope(() => inTransaction(req, write));
}

/** Dismissed findings of all documents, by their names. */
export async function readAllDismissals(payload: BasePayload): Promise<ReadonlyMap<string, readonly Dismissal[]>> {
  const { docs } = await payload.db.find<{ key: string; data: Dismissal[] }>({
    collection: 'payload-kv',
    where: { key: { like: PREFIX } },
    limit: 0,
    pagination: false,
    req: {},
  });
  return new Map(docs.map(({ data, key }) => [key.slice(PREFIX.length), data]));
}
