import type { Payload, PopulateType } from 'payload';
import { SAVED_SECTION } from '../cms/collections/Templates.ts';
import { ContentVersion } from '../cms/globals/ContentVersion.ts';
import { isPreparing } from '../cms/launch.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { type Everywhere, loadSharedEntries } from './sharedEntries.ts';
import type { SharedContent } from './types.ts';

/** Globals that belong to no part, and that pages read elsewhere or not at all. */
const OTHERS: ReadonlySet<string> = new Set(['site', 'theme', ContentVersion.slug]);

/** Reads the globals, entries and templates that every page shares; saved sections are read by the pages that show them. */
export async function loadShared(
  payload: Payload,
  populate: PopulateType,
  everywhere: Everywhere,
): Promise<SharedContent> {
  const [site, theme, globals, entries, templates, preparing] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 1, populate }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    loadGlobals(payload),
    loadSharedEntries(payload, everywhere),
    payload.find({
      collection: 'templates',
      where: { and: [ONLY_PUBLISHED, { kind: { not_equals: SAVED_SECTION } }] },
      depth: 2,
      populate,
      limit: 0,
      pagination: false,
    }),
    isPreparing(payload),
  ]);
  return { site, theme, globals, entries, templates: templates.docs, ...(preparing && { isPreparing: true }) };
}

/** The globals of parts by slug, each at its own `readDepth`: a greater depth would load all documents that they refer to. */
async function loadGlobals(payload: Payload): Promise<SharedContent['globals']> {
  const read = payload.globals.config.filter(({ slug }) => !OTHERS.has(slug));
  const found = await Promise.all(
    read.map(async ({ custom, slug }) => {
      const data = await payload.findGlobal({ slug, depth: readDepth(custom) });
      return [slug, await withPictures(payload, data, custom?.readPictures)];
    }),
  );
  return Object.fromEntries(found);
}

function readDepth(custom: Record<string, unknown> | undefined): number {
  return typeof custom?.readDepth === 'number' ? custom.readDepth : 0;
}

/** A missing picture stays an id. */
async function withPictures<Data extends object>(payload: Payload, data: Data, fields: unknown): Promise<Data> {
  if (!Array.isArray(fields)) return data;
  const names = fields as (keyof Data & string)[];
  const pictures = await Promise.all(
    names.map(async (name) => {
      const id = data[name];
      const picture =
        typeof id === 'number' && (await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true }));
      return picture ? [[name, picture] as const] : [];
    }),
  );
  return { ...data, ...Object.fromEntries(pictures.flat()) };
}
