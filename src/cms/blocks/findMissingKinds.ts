import { setImmediate as turn } from 'node:timers/promises';
import type { CollectionConfig, Field, Payload, Where } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { traitsOf } from '../fields/block/defineBlock.ts';
import { type StoredBlock, versionOf } from '../fields/block/upgradeBlock.ts';
import { inBatches } from '../inBatches.ts';

/** Rows per batch: other requests are served between two batches. */
const ROWS = 20;
/** Maximum number of documents listed for each kind. */
const NAMED = 5;

/** A document with blocks of a missing kind. */
export interface MissingIn {
  /** Title of the document in the studio. */
  title: string;
  /** Its address in the studio. */
  href: string;
}

/** A kind of block that content has and this site does not know, or only in older versions. */
export interface MissingKind {
  kind: string;
  /** Number of documents that have such blocks. */
  count: number;
  /** The first of them. */
  documents: readonly MissingIn[];
}

/**
 * Finds the kinds of block that stored content has and no widget knows, published or in drafts. Reads rows as they are stored, a few at a time.
 * @param isStopped whether the process is about to stop
 */
export async function findMissingKinds(
  payload: Payload,
  isStopped: () => boolean = () => false,
): Promise<MissingKind[]> {
  const found = new Map<string, Map<string, MissingIn>>();
  const note = (value: unknown, document: MissingIn): void => {
    for (const kind of missingIn(value, payload.blocks)) {
      found.set(kind, (found.get(kind) ?? new Map()).set(document.href, document));
    }
  };
  for (const { config } of Object.values(payload.collections)) {
    const fields = config.fields.flatMap(layoutNames);
    if (fields.length === 0) continue;
    const select: Select = Object.fromEntries([...fields, titleField(config)].map((name) => [name, true as const]));
    const care = async (row: Row): Promise<void> => note(pick(row, fields), placeOf(row, config));
    await inBatches((after) => readRows(payload, config, select, after), care, isStopped, ROWS);
    if (config.versions?.drafts)
      await inBatches((after) => readDrafts(payload, config, select, after), care, isStopped, ROWS);
  }
  return [...found].map(([kind, documents]) => ({
    kind,
    count: documents.size,
    documents: [...documents.values()].slice(0, NAMED),
  }));
}

interface Row {
  id: number;
  [field: string]: unknown;
}
type Collection = Payload['collections'][keyof Payload['collections']]['config'];
type Select = Record<string, true>;

async function readRows(payload: Payload, { slug }: Collection, select: Select, after: number): Promise<Row[]> {
  await turn();
  const where = { id: { greater_than: after } };
  const { docs } = await payload.db.find<Row>({
    collection: slug,
    limit: ROWS,
    pagination: false,
    select,
    sort: 'id',
    where,
  });
  return docs;
}

/** The newest version of each document whose changes wait to be published. */
async function readDrafts(payload: Payload, { slug }: Collection, select: Select, after: number): Promise<Row[]> {
  await turn();
  const where: Where = { and: [{ parent: { greater_than: after } }, { 'version._status': { equals: 'draft' } }] };
  const { docs } = await payload.db.queryDrafts<Row>({
    collection: slug,
    limit: ROWS,
    pagination: false,
    select: { parent: true, version: select },
    sort: 'parent',
    where,
  });
  return docs;
}

/** Names of the fields at the top of a document that hold blocks. */
function layoutNames(field: Field): string[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      named(tab) ? (holdsBlocks(tab.fields) ? [tab.name] : []) : tab.fields.flatMap(layoutNames),
    );
  if ('name' in field && field.name) return holdsBlocks([field]) ? [field.name] : [];
  return 'fields' in field ? field.fields.flatMap(layoutNames) : [];
}

function named<T extends object>(tab: T): tab is T & { name: string } {
  return 'name' in tab && typeof tab.name === 'string';
}

function holdsBlocks(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'richText') return true;
    if (field.type === 'tabs') return field.tabs.some((tab) => holdsBlocks(tab.fields));
    return 'fields' in field && holdsBlocks(field.fields);
  });
}

function pick(row: Row, names: readonly string[]): unknown[] {
  return names.map((name) => row[name]);
}

function titleField({ admin }: Pick<CollectionConfig, 'admin'>): string {
  return admin?.useAsTitle ?? 'id';
}

function placeOf(row: Row, config: Collection): MissingIn {
  const title = row[titleField(config)];
  const words = isObject(title) ? Object.values(title).find((value) => typeof value === 'string') : title;
  return { title: String(words || row.id), href: `/admin/collections/${config.slug}/${row.id}` };
}

/** The kinds in a stored value, at any depth, that are not among these, or only in an older version. */
function missingIn(value: unknown, kinds: Payload['blocks'], found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) missingIn(one, kinds, found);
  else if (isObject(value)) {
    if (isStored(value) && !isKnown(value, kinds)) found.add(value.blockType);
    for (const one of Object.values(value)) if (typeof one === 'object' && one) missingIn(one, kinds, found);
  }
  return found;
}

function isStored(value: object): value is StoredBlock {
  return 'blockType' in value && typeof value.blockType === 'string';
}

function isKnown(block: StoredBlock, kinds: Payload['blocks']): boolean {
  if (!Object.hasOwn(kinds, block.blockType)) return false;
  const kind = kinds[block.blockType as keyof typeof kinds];
  return versionOf(block) <= (traitsOf(kind).upgrades?.length ?? 0) + 1;
}
