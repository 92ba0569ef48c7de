// Separate process: fills a migrated database with generated documents of one kind and a page that lists them, bypassing all hooks, and prints
// the requests for it, and the query plans, as JSON.
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { Payload } from 'payload';
import { openTestPayload } from '../../support/testPayload.ts';

/** Facts of the generated data that a benchmark needs. */
export interface Filled {
  /** `post_id` of the page. */
  post: string;
  widgetId: string;
  path: string;
  /** Slugs of terms by facet. */
  terms: Record<string, string[]>;
  /** Query plans for the index and for cards. */
  plans: string[];
}

const AT_ONCE = 250;
/** Tours created one by one; the others are copies of their rows, since a hundred thousand would take ten minutes. */
const MADE = 10_000;
const DAYS = ['1', '2-3', '4-7', '8-14', '15-plus'];
const PRICES = ['under-250', '250-500', '500-1000', '1000-2000', 'over-2000'];
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

const [dataDir = '', databaseUrl = '', wanted = '0'] = process.argv.slice(2);
const payload = await openTestPayload({ dataDir, databaseUrl: databaseUrl || undefined });
process.stdout.write(JSON.stringify(await fill(payload, Number(wanted))));
await payload.destroy();

async function fill({ db }: Payload, count: number): Promise<Filled> {
  const destinations = await makeTerms('destinations', 40);
  const types = await makeTerms('tour-types', 10);
  const made = Math.min(count, MADE);
  for (let number = 0; number < made; ) {
    const transactionID = (await db.beginTransaction()) as string;
    const last = Math.min(number + AT_ONCE, made);
    for (; number < last; number += 1) {
      const data = tour(number, destinations, types);
      await db.create({ collection: 'tours', data, req: { transactionID } });
    }
    await db.commitTransaction(transactionID);
  }
  await copyTours(made, count);
  await countRows();
  const filter = (taxonomy: string, multiple: string) => ({
    blockType: 'taxonomy-filter',
    listing: 'bench1',
    taxonomy,
    multiple,
  });
  const layout = [
    filter('destinations', 'OR'),
    filter('duration', 'DISABLED'),
    filter('month', 'OR'),
    {
      id: 'bench1',
      blockType: 'listing',
      source: 'query',
      kind: 'tours',
      order: 'price',
      pageSize: 12,
      pagination: 'numbers',
    },
  ];
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Journeys', path: '/journeys/', layout, _status: 'published' } as never,
  });
  return {
    post: `pages:${page.id}`,
    widgetId: 'bench1',
    path: '/journeys/',
    terms: {
      destinations: destinations.map(({ slug }) => slug),
      'tour-types': types.map(({ slug }) => slug),
      duration: DAYS,
      month: MONTHS,
    },
    plans: await explain(count),
  };
}

async function makeTerms(
  collection: 'destinations' | 'tour-types',
  count: number,
): Promise<{ id: number; slug: string }[]> {
  const terms: { id: number; slug: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const slug = `${collection}-${number}`;
    const parent = number % 5 ? terms[number - (number % 5)]?.id : undefined;
    const data = { title: slug, slug, ...(collection === 'destinations' && parent && { parent }) };
    const { id } = await payload.create({ collection, data: data as never });
    terms.push({ id: Number(id), slug });
  }
  return terms;
}

/** A tour, with terms, ranges and numbers distributed so that filters of three facets have results. */
function tour(number: number, destinations: { id: number }[], types: { id: number }[]): Record<string, unknown> {
  const date = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString();
  const pick = <T>(list: readonly T[], prime: number): T => list[(number * prime) % list.length] as T;
  return {
    title: { en: `Journey ${number}` },
    path: `/tours/journey-${number}/`,
    excerpt: { en: 'Over the passes and down to the sand.' },
    days: 1 + (number % 16),
    durationBand: pick(DAYS, 7),
    priceBand: pick(PRICES, 11),
    months: [pick(MONTHS, 5), pick(MONTHS, 7)],
    price: { from: 10_000 + ((number * 7919) % 300_000), currency: 'EUR', basis: 'person' },
    destinations: [pick(destinations, 13).id, pick(destinations, 17).id],
    types: [pick(types, 3).id],
    _status: 'published',
    createdAt: date,
    updatedAt: date,
  };
}

/** Copies all tours with their texts and terms up to a count, each copy with its own path and price. */
async function copyTours(made: number, count: number): Promise<void> {
  for (let more = made; more < count; more += made) {
    const own = { id: `id + ${more}`, path: `path || '${more}/'`, price_from: `price_from + ${more / 100}` };
    const of = `where id <= ${count - more} and id <= ${made}`;
    await copyRows('tours', own, of);
    const below = (parent: string): string => `where ${parent} in (select id from tours ${of})`;
    await copyRows('tours_locales', { id: '', _parent_id: `_parent_id + ${more}` }, below('_parent_id'));
    await copyRows('tours_rels', { id: '', parent_id: `parent_id + ${more}` }, below('parent_id'));
  }
}

/**
 * Copies rows of a table.
 * @param own replaced column values of a copy; empty: the database's default
 */
async function copyRows(table: string, own: Record<string, string>, of: string): Promise<void> {
  const [row = {}] = await ask(`select * from ${table} limit 1`);
  const columns = Object.keys(row).filter((column) => own[column] !== '');
  const names = columns.map((column) => `"${column}"`);
  const values = columns.map((column) => own[column] ?? `"${column}"`);
  await ask(`insert into ${table} (${names}) select ${values} from ${table} ${of}`);
}

async function ask(raw: string): Promise<Record<string, unknown>[]> {
  const database = payload.db as unknown as DrizzleAdapter;
  const { rows } = (await database.execute({ drizzle: database.drizzle as never, raw })) as unknown as {
    rows: Record<string, unknown>[];
  };
  return rows;
}

/** Updates the statistics of the query planner (ANALYZE), as databases soon do themselves: until then it plans for empty tables. */
async function countRows(): Promise<void> {
  await ask('analyze');
}

/** Query plans of the two reads of listings: index rows by id, and cards. */
async function explain(count: number): Promise<string[]> {
  const middle = Math.round(count / 2);
  const reads = [
    `select id from tours where _status = 'published' and id > ${middle} order by id limit ${AT_ONCE}`,
    `select id from tours where _status = 'published' and id in (${middle}, ${middle + 1}, ${middle + 2})`,
  ];
  const isSqlite = !databaseUrl;
  const plans: string[] = [];
  for (const read of reads) {
    const rows = await ask(`${isSqlite ? 'explain query plan' : 'explain'} ${read}`);
    plans.push(rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join(' · '));
  }
  return plans;
}
