import { isDeepStrictEqual } from 'node:util';
import type { BasePayload } from 'payload';
import { isAsSeeded, type SeedRecord } from '../../../cms/seedRecord.ts';

const NO_ADDRESS = { street: '', locality: '', postalCode: '', country: '' };

/** Fields of settings that name the demo's operator, each with the value that names nobody. */
const NOBODY = {
  'mail-settings': { replyPromise: '', signature: '' },
  site: {
    ...{ name: 'My tours', tagline: '', description: '', email: null, telephone: '', shareImage: null },
    address: NO_ADDRESS,
  },
  shop: { transferText: '' },
} as const;

type Setting = keyof typeof NOBODY;
const SETTINGS = Object.keys(NOBODY) as Setting[];

/** Reads what these fields hold, for the record of the seed. */
export async function readDemoWords(payload: BasePayload): Promise<NonNullable<SeedRecord['words']>> {
  const read = async (slug: Setting) => {
    const stored = (await payload.findGlobal({ slug, depth: 0 })) as object as Record<string, unknown>;
    return [slug, Object.fromEntries(Object.keys(NOBODY[slug]).map((field) => [field, stored[field] ?? null]))];
  };
  return Object.fromEntries(await Promise.all(SETTINGS.map(read)));
}

/**
 * Empties the fields that still hold the demo's words, also of settings that were edited otherwise. A bank account that goes takes the
 * payment by transfer with it, which would lead to nowhere.
 */
export async function emptyDemoWords(payload: BasePayload, record: SeedRecord): Promise<void> {
  const now = await readDemoWords(payload);
  for (const slug of SETTINGS) {
    // A seed of an earlier version has recorded no words: then those of settings that nobody has edited are the demo's.
    const { updatedAt } = await payload.findGlobal({ slug, depth: 0 });
    const then = record.words?.[slug] ?? (isAsSeeded(record, slug, updatedAt) ? now[slug] : undefined);
    const left = Object.entries(NOBODY[slug]).filter(
      ([field]) => !isEmpty(then?.[field]) && isDeepStrictEqual(now[slug]?.[field], then?.[field]),
    );
    if (left.length === 0) continue;
    const data: object = { ...Object.fromEntries(left), ...(slug === 'shop' && { takesTransfer: false }) };
    await payload.updateGlobal({ slug, data });
  }
}

/** Whether a field of the demo held nothing, so that nothing of it can be left. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
