import type { Payload } from 'payload';
import { documentsOf, taxonomiesOf } from '../cms/documentFacts.ts';
import { seededMark, writeSeedRecord } from '../cms/seedRecord.ts';
import { slugOf } from '../cms/slugOf.ts';
import { readDemoWords } from '../parts/first-steps/demo/demoWords.ts';

/** Collections of the demo beside documents and their terms. */
const OTHERS = [
  'media',
  'menus',
  'templates',
  'forms',
  'popups',
  'reviews',
  'chat-accounts',
  'departures',
  'enquiries',
];

/** Records the documents and settings of the seed, so that the studio can detect later edits. */
export async function recordSeed(payload: Payload): Promise<void> {
  const slugs = [...documentsOf(payload.config), ...taxonomiesOf(payload.config)].map(({ slug }) => String(slug));
  const changed: Record<string, string> = {};
  for (const slug of new Set([...slugs, ...OTHERS])) {
    // As the studio shows them: a draft that is saved later counts as edited.
    const { docs } = await payload.find({
      collection: slugOf(slug),
      depth: 0,
      draft: true,
      limit: 0,
      pagination: false,
      select: { alt: true, updatedAt: true } as object,
    });
    // Payload types rows by their collection, known here only by name.
    for (const doc of docs as unknown as { id: number; updatedAt: string; alt?: string }[])
      changed[`${slug}/${doc.id}`] = seededMark(slug, doc);
  }
  for (const { slug } of payload.globals.config) {
    const { updatedAt } = await payload.findGlobal({ slug, depth: 0, select: { updatedAt: true } });
    if (updatedAt) changed[slug] = updatedAt;
  }
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0, select: { name: true } });
  await writeSeedRecord(payload, { siteName: name, changed, words: await readDemoWords(payload) });
}
