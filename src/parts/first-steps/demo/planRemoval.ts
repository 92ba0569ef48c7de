import type { BasePayload } from 'payload';
import { schemaOf } from '../../../cms/relations/schemaOf.ts';
import { visitRelations } from '../../../cms/relations/visitRelations.ts';
import { isAsSeeded, readSeedRecord, type SeedRecord, seededMark } from '../../../cms/seedRecord.ts';
import { slugOf } from '../../../cms/slugOf.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { DEPARTURES } from '../../../tours/words.ts';

/** A document of the demo. */
export interface DemoDocument {
  /** As `pages/7`. */
  name: string;
  collection: string;
  id: number;
  title: string;
}

/** Plan of removing the demo: removed and kept documents. */
export interface RemovalPlan {
  going: readonly DemoDocument[];
  /** Each with the reason, as text. */
  staying: readonly (DemoDocument & { reason: string })[];
}

interface Row extends DemoDocument {
  isAsSeeded: boolean;
  /** Names of the documents that it refers to. */
  refersTo: readonly string[];
}

/**
 * Collections whose documents link to others without needing them: a menu loses an entry, a template is replaced. Only edited ones keep
 * the documents they refer to.
 */
const LEADING = new Set(['menus', 'templates']);
/** Fields with the title of a document; the first existing one counts. */
const TITLES = ['title', 'name', 'alt', 'accountName', 'author', 'reference', 'start'] as const;

/** Reads the current plan of removing the demo; undefined on a site without a record of its seed. */
export async function planRemoval(payload: BasePayload): Promise<RemovalPlan | undefined> {
  const record = await readSeedRecord(payload);
  return record && planOf(await readRows(payload, record), await readNeeded(payload));
}

/**
 * Decides which documents are removed: those unchanged since the seed, unless a kept document uses them.
 * @param rows all documents of the collections that the demo has written to, including those of the operator
 * @param needed documents that the settings require, with the reason
 */
export function planOf(
  rows: readonly (Row & { isOfDemo: boolean })[],
  needed: ReadonlyMap<string, string>,
): RemovalPlan {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const reasons = new Map<string, string>();
  const open: Row[] = [];
  const keep = (row: Row | undefined, reason: string): void => {
    if (!row || reasons.has(row.name)) return;
    reasons.set(row.name, reason);
    if (!LEADING.has(row.collection) || !row.isAsSeeded) open.push(row);
  };
  for (const row of rows) if (!row.isAsSeeded) keep(row, t('You have edited it.'));
  for (const [name, reason] of needed) keep(byName.get(name), reason);
  for (let row = open.pop(); row; row = open.pop())
    for (const name of row.refersTo) keep(byName.get(name), t('“{title}” uses it.', { title: row.title }));
  // A kept tour keeps its departures.
  for (const row of rows) {
    const tour = row.collection === DEPARTURES && row.refersTo.find((name) => reasons.has(name));
    if (tour) keep(row, t('“{title}” has it.', { title: byName.get(tour)?.title ?? '' }));
  }
  const ofDemo = rows.filter(({ isOfDemo }) => isOfDemo);
  return {
    going: ofDemo.filter(({ name }) => !reasons.has(name)).map(plain),
    staying: ofDemo.flatMap((row) => {
      const reason = reasons.get(row.name);
      return reason ? [{ ...plain(row), reason }] : [];
    }),
  };
}

function plain({ collection, id, name, title }: DemoDocument): DemoDocument {
  return { collection, id, name, title };
}

async function readRows(payload: BasePayload, record: SeedRecord): Promise<(Row & { isOfDemo: boolean })[]> {
  const schema = schemaOf(payload);
  const slugs = new Set(Object.keys(record.changed).flatMap((name) => (name.includes('/') ? name.split('/', 1) : [])));
  const lists = await Promise.all(
    [...slugs].map(async (collection) => {
      const [drafts, published] = [await readAll(payload, collection, true), await readAll(payload, collection, false)];
      return drafts.map((doc) => {
        const name = `${collection}/${doc.id}`;
        const refersTo = new Set<string>();
        // The published version counts as well as the draft that replaces it.
        for (const version of [doc, published.find(({ id }) => id === doc.id)])
          visitRelations(schema.fieldsOf(collection), version, schema, (to, id) => refersTo.add(`${to}/${id}`));
        refersTo.delete(name);
        return {
          ...{ name, collection, id: doc.id, title: titleOf(doc) },
          isOfDemo: record.changed[name] !== undefined,
          isAsSeeded: isAsSeeded(record, name, seededMark(collection, doc)),
          refersTo: [...refersTo],
        };
      });
    }),
  );
  return lists.flat();
}

interface Stored extends Record<string, unknown> {
  id: number;
  updatedAt: string;
}

async function readAll(payload: BasePayload, collection: string, draft: boolean): Promise<Stored[]> {
  const { docs } = await payload.find({ collection: slugOf(collection), depth: 0, draft, limit: 0, pagination: false });
  // Payload types rows by their collection, known here only by name.
  return docs as unknown as Stored[];
}

function titleOf(doc: Record<string, unknown>): string {
  const [found] = TITLES.flatMap((field) => {
    const value = doc[field];
    return typeof value === 'string' && value ? [value] : [];
  });
  return found ?? t('Number {number}', { number: String(doc.id) });
}

/** The shop's pages contain no text of the demo, and tours and departures with bookings or enquiries are kept for them. */
async function readNeeded(payload: BasePayload): Promise<Map<string, string>> {
  const shop = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const pages = [shop.accountPage, shop.cartPage, shop.checkoutPage, shop.summaryPage];
  const { docs: bookings } = await payload.find({
    collection: 'bookings',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { departure: true, tour: true },
  });
  return new Map([
    ...pages.map((page) => [`pages/${page}`, t('The shop needs it.')] as const),
    ...bookings.flatMap(({ departure, tour }) => [
      [`departures/${departure}`, t('It was booked.')] as const,
      [`tours/${tour}`, t('It was booked.')] as const,
    ]),
  ]);
}
