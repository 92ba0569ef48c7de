import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  RequestContext,
  Sort,
  Where,
} from 'payload';
import type { TypedWhere } from './typedWhere.ts';

// Typed reads and writes of rows, with narrower types than those that Payload generates.

/** A row as stored: a relationship is the id of its target, never the populated document. */
export type Row<S extends CollectionSlug> = {
  [Name in keyof DataFromCollectionSlug<S>]: Exclude<DataFromCollectionSlug<S>[Name], { id: unknown }>;
};

/** A row as it is written: JSON columns accept any typed value. */
type Written<S extends CollectionSlug> = {
  [Name in keyof Row<S>]: unknown[] extends Row<S>[Name] ? unknown : Row<S>[Name];
};

/** Some columns to write. */
export type Columns<S extends CollectionSlug> = Partial<Written<S>>;

type MadeColumn = 'createdAt' | 'id' | 'updatedAt';
/** The columns of a new row; those that are required have to be there. */
export type NewRow<S extends CollectionSlug> = Omit<Written<S>, MadeColumn> &
  Pick<Columns<S>, MadeColumn & keyof Row<S>>;

/** The given type, unless it has a column that the collection lacks: TypeScript alone lets extra names of a variable pass. */
export type Exact<Given, S extends CollectionSlug> = Given & Record<Exclude<keyof Given, keyof Row<S>>, never>;

// Adapters take false, which the type of their arguments lacks; without it each join is a query of its own.
const NO_JOINS = false as never;

type Reader = { payload: Payload; req?: PayloadRequest | undefined };

interface RowQuery<S extends CollectionSlug, Name extends keyof Row<S>> {
  where: TypedWhere<S>;
  /** The columns to read; all where it is absent. */
  select?: Partial<Record<Name, true>>;
}

/** The first row that fits, read without hooks and joins. @param reader with a request: within its transaction */
export async function findRow<S extends CollectionSlug, Name extends keyof Row<S> = keyof Row<S>>(
  { payload, req }: Reader,
  collection: S,
  { select, where }: RowQuery<S, Name>,
): Promise<Pick<Row<S>, Name | ('id' & keyof Row<S>)> | undefined> {
  const found = await payload.db.findOne<Row<S> & { id: number }>({
    collection,
    where: untyped(where),
    joins: NO_JOINS,
    ...(select && { select: select as Record<string, true> }),
    ...(req && { req }),
  });
  return found ?? undefined;
}

/** All rows that fit, read without hooks and joins. @param reader with a request: within its transaction */
export async function findRows<S extends CollectionSlug, Name extends keyof Row<S> = keyof Row<S>>(
  { payload, req }: Reader,
  collection: S,
  { limit = 0, select, sort, where }: RowQuery<S, Name> & { limit?: number; sort?: Sort },
): Promise<Pick<Row<S>, Name | ('id' & keyof Row<S>)>[]> {
  const { docs } = await payload.db.find<Row<S>>({
    collection,
    where: untyped(where),
    limit,
    pagination: false,
    joins: NO_JOINS,
    ...(sort && { sort }),
    ...(select && { select: select as Record<string, true> }),
    ...(req && { req }),
  });
  return docs;
}

interface WriteOptions {
  /** Writes within its transaction. */
  req?: PayloadRequest | undefined;
  context?: RequestContext;
  user?: PayloadRequest['user'];
}

/** Adds a row, through the hooks of its collection. */
export async function createRow<S extends CollectionSlug, Given extends NewRow<S>>(
  payload: Payload,
  collection: S,
  data: Exact<Given, S>,
  options: WriteOptions = {},
): Promise<Row<S>> {
  // Payload's type of a new row cannot be resolved for a collection that is still a parameter.
  const stored = await payload.create({ collection, data: data as never, depth: 0, ...given(options) });
  return stored as Row<S>;
}

/** Writes some columns of a row, through the hooks of its collection. */
export async function updateRow<S extends CollectionSlug, Given extends Columns<S>>(
  payload: Payload,
  collection: S,
  id: number,
  data: Exact<Given, S>,
  options: WriteOptions = {},
): Promise<Row<S>> {
  // As in `createRow`.
  const stored = await payload.update({ collection, id, data: data as never, depth: 0, ...given(options) });
  return stored as Row<S>;
}

/** Writes some columns of a row as they are, without hooks. */
export async function writeColumns<S extends CollectionSlug, Given extends Columns<S>>(
  { payload, req }: Reader,
  collection: S,
  where: TypedWhere<S>,
  data: Exact<Given, S>,
): Promise<void> {
  const one = { collection, where: untyped(where), data: { ...data }, returning: false as const };
  await payload.db.updateOne({ ...one, ...(req && { req }) });
}

/** Number of rows that fit. @param reader with a request: within its transaction */
export async function countRows<S extends CollectionSlug>(
  { payload, req }: Reader,
  collection: S,
  where: TypedWhere<S>,
): Promise<number> {
  return (await payload.db.count({ collection, where: untyped(where), ...(req && { req }) })).totalDocs;
}

/** Deletes all rows that fit, without hooks. @param reader with a request: within its transaction */
export async function deleteRows<S extends CollectionSlug>(
  { payload, req }: Reader,
  collection: S,
  where: TypedWhere<S>,
): Promise<void> {
  await payload.db.deleteMany({ collection, where: untyped(where), ...(req && { req }) });
}

/** Deletes a row, without hooks. @param reader with a request: within its transaction */
export async function deleteRow({ payload, req }: Reader, collection: CollectionSlug, id: number): Promise<void> {
  const one = { collection, where: { id: { equals: id } }, returning: false as const };
  await payload.db.deleteOne({ ...one, ...(req && { req }) });
}

/** For Payload’s own functions. Conditions of a collection that is still a parameter cannot be resolved; those of a named one are a `Where`. */
function untyped<S extends CollectionSlug>(where: TypedWhere<S>): Where {
  return where as Where;
}

function given({ req, ...options }: WriteOptions): WriteOptions {
  return { ...options, ...(req && { req }) };
}
