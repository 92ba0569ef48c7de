import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { t } from '../../shared/studioWords/t.ts';
import { findReadable, type ReadableScope, relatedTo, scopeOf } from './readableFields.ts';

interface Query {
  where?: unknown;
  sort?: unknown;
  /** Of `findDistinct`, which lists the values of a field. */
  field?: unknown;
  joins?: unknown;
}

/**
 * Lets a request filter and sort only by fields that its sender may read in any document: a yes or no, or an order,
 * would leak the others bit by bit. For every collection and every operation that takes a query.
 * @throws APIError 400, the same for a secret field and one that does not exist
 */
export const guardQueries: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return args;
  const { joins, ...query } = args as Query;
  await checkQuery(query, scopeOf(collection, req), req);
  for (const [path, joined] of Object.entries(isObject(joins) ? joins : {})) {
    if (!isObject(joined)) continue;
    for (const slug of slugsOfJoin(collection, path))
      await checkQuery(joined, scopeOf(req.payload.collections[slug].config, req), req);
  }
  return args;
};

async function checkQuery({ where, sort, field }: Query, scope: ReadableScope, req: PayloadRequest): Promise<void> {
  await checkWhere(where, scope, req);
  const order = [sort].flat().filter((part): part is string => typeof part === 'string');
  const sorted = order.flatMap((part) => part.split(',')).map((part) => part.trim().replace(/^-/, ''));
  for (const path of sorted.filter(Boolean)) await demand(path, scope, req);
  if (typeof field === 'string') await demand(field, scope, req);
}

async function checkWhere(where: unknown, scope: ReadableScope, req: PayloadRequest): Promise<void> {
  if (!isObject(where)) return;
  for (const [key, condition] of Object.entries(where)) {
    if (/^(and|or)$/i.test(key) && Array.isArray(condition)) {
      for (const part of condition) await checkWhere(part, scope, req);
      continue;
    }
    const fields = await demand(key, scope, req);
    refuseComparison(key, fields, condition);
    const inner = isObject(condition) ? condition.contains : undefined;
    if (!isObject(inner)) continue;
    // “Has a related document where …”: the condition is on the related collection.
    for (const slug of fields.flatMap(relatedTo))
      await checkWhere(inner, scopeOf(req.payload.collections[slug].config, req), req);
  }
}

/** PostgreSQL compares no JSON with text, and would answer 500. */
function refuseComparison(path: string, fields: readonly { type: string }[], condition: unknown): void {
  const isStructure = fields.some(({ type }) => type === 'json' || type === 'richText');
  if (!isStructure || !isObject(condition) || Object.keys(condition).every((name) => name === 'exists')) return;
  throw new APIError(
    t('Lists are filtered by “{field}” only by whether it exists.', { field: path.slice(0, 80) }),
    400,
    undefined,
    true,
  );
}

async function demand(path: string, scope: ReadableScope, req: PayloadRequest) {
  const segments = path.replaceAll('__', '.').split('.');
  const fields = await findReadable(segments, scope, req);
  if (!fields) {
    const shown = path.slice(0, 80);
    throw new APIError(t('Lists cannot be filtered or sorted by “{field}”.', { field: shown }), 400, undefined, true);
  }
  return fields;
}

type Collection = Parameters<CollectionBeforeOperationHook>[0]['collection'];

function slugsOfJoin({ joins, polymorphicJoins }: Collection, path: string) {
  const single = Object.values(joins)
    .flat()
    .filter(({ joinPath }) => joinPath === path);
  const several = polymorphicJoins.filter(({ joinPath }) => joinPath === path);
  return [...single, ...several].flatMap(({ field }) => field.collection);
}
