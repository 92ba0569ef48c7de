import type { BasePayload } from 'payload';
import { isAsSeeded, readSeedRecord, type SeedRecord, writeSeedRecord } from '../../../cms/seedRecord.ts';
import { slugOf } from '../../../cms/slugOf.ts';
import type { MakeSmallSite, PagesInPlace } from '../../../cms/smallSite.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { emptyDemoWords } from './demoWords.ts';
import { type DemoDocument, planRemoval, type RemovalPlan } from './planRemoval.ts';

/** Order of deletion: a departure is deleted before its tour. */
const FIRST = [DEPARTURES, 'reviews', 'enquiries'];

/** Result of removing the demo. */
export interface Removal {
  gone: number;
  /** Documents that could not be removed, with the reason. */
  failed: readonly string[];
}

/**
 * Removes unused documents of the demo one by one, into the trash where their kind has one; resets settings that are still the demo's; and gives
 * the site the pages that it needs. Can be run again.
 * @param makeSmallSite creates missing pages, and overwrites the demo's front page and the terms that an open shop needs, so that the site is never without them
 */
export async function removeDemo(payload: BasePayload, makeSmallSite: MakeSmallSite): Promise<Removal> {
  const [plan, record] = [await planRemoval(payload), await readSeedRecord(payload)];
  if (!plan || !record) return { gone: 0, failed: [] };
  const hasLanguages = await resetSettings(payload, record);
  const failed: string[] = [];
  const rank = ({ collection }: DemoDocument): number => {
    const place = FIRST.indexOf(collection);
    return place < 0 ? FIRST.length : place;
  };
  const pages = await findPagesInPlace(payload, plan.going);
  const written = Object.values(pages).map((id) => `pages/${id}`);
  const menus = await findUneditedMenus(payload, plan, record);
  const going = plan.going.filter(({ name }) => !written.includes(name));
  for (const document of going.toSorted((one, other) => rank(one) - rank(other)))
    await remove(payload, document).catch((error: Error) => {
      payload.logger.warn({ err: error, msg: `${document.name} of the demo could not go.` });
      failed.push(`${document.title}: ${error.message}`);
    });
  // Translations are deleted with their document; these stay, with other texts.
  const spoken = ['chat:1', ...Object.values(pages).map((id) => `pages:${id}`), ...menus.map((id) => `menus:${id}`)];
  if (hasLanguages) await payload.delete({ collection: 'translations', where: { of: { in: spoken } } });
  await makeSmallSite({ ...pages, menus });
  // What was written anew is the demo's no longer, nor has its operator edited it.
  const anew = new Set([...written, ...menus.map((id) => `menus/${id}`)]);
  const changed = Object.fromEntries(Object.entries(record.changed).filter(([name]) => !anew.has(name)));
  if (failed.length === 0) await writeSeedRecord(payload, { ...record, changed, isRemoved: true });
  return { gone: going.length - failed.length, failed };
}

/** Menus that stay since a template shows them, with the entries of the demo. */
async function findUneditedMenus(
  payload: BasePayload,
  { staying }: RemovalPlan,
  record: SeedRecord,
): Promise<number[]> {
  const ids = staying.filter(({ collection }) => collection === 'menus').map(({ id }) => id);
  const { docs } = await payload.find({ collection: 'menus', where: { id: { in: ids } }, depth: 0, pagination: false });
  return docs.filter(({ id, updatedAt }) => isAsSeeded(record, `menus/${id}`, updatedAt)).map(({ id }) => id);
}

/** The demo's front page, and the terms of an open shop, as far as they are removed: neither can be missing. */
async function findPagesInPlace(
  payload: BasePayload,
  going: readonly DemoDocument[],
): Promise<Pick<PagesInPlace, 'front' | 'terms'>> {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } }, depth: 0, limit: 1 });
  const { isOn, termsPage } = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const found = (id: unknown) => going.find(({ name }) => name === `pages/${id}`)?.id;
  const [front, terms] = [found(docs[0]?.id), isOn ? found(termsPage) : undefined];
  return { ...(front !== undefined && { front }), ...(terms !== undefined && { terms }) };
}

async function remove(payload: BasePayload, { collection, id }: DemoDocument): Promise<void> {
  const slug = slugOf(collection);
  if (!payload.collections[slug]?.config.trash) await payload.delete({ collection: slug, id, depth: 0 });
  // Every collection with a trash has the field, and the compiler knows none of them by this name.
  else await payload.update({ collection: slug, id, depth: 0, data: { deletedAt: new Date().toISOString() } as never });
}

/**
 * Resets the settings about the demo's operator: of those that were edited, the fields that were not.
 * @returns whether its languages were still those of the demo
 */
async function resetSettings(payload: BasePayload, record: SeedRecord): Promise<boolean> {
  const isOfDemo = async (slug: 'chat' | 'languages' | 'shop') =>
    isAsSeeded(record, slug, (await payload.findGlobal({ slug, depth: 0 })).updatedAt);
  const [isShop, isChat, hasLanguages] = [await isOfDemo('shop'), await isOfDemo('chat'), await isOfDemo('languages')];
  await emptyDemoWords(payload, record);
  // Before pages that the shop needs can be removed.
  if (isShop)
    await payload.updateGlobal({
      slug: 'shop',
      data: { isOn: false, takesArrival: false, takesTransfer: false },
    });
  if (isChat) await payload.updateGlobal({ slug: 'chat', data: { accounts: [] } });
  if (hasLanguages) await payload.updateGlobal({ slug: 'languages', data: { offered: [] } });
  return hasLanguages;
}
