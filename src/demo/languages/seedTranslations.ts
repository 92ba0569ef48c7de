import { setImmediate as turn } from 'node:timers/promises';
import { createLocalReq, type Payload, type Where } from 'payload';
import { parse } from 'yaml';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { listTexts } from '../../cms/translations/applyTranslation.ts';
import { findMissing } from '../../cms/translations/findMissing.ts';
import { findSource, type Source } from '../../cms/translations/findSource.ts';
import type { TranslationLocale } from '../../cms/translations/languages.ts';
import { translationsOf } from '../../cms/translations/translatable.ts';

/** A text of the demo in all its languages. */
export type DemoWords = { en: string } & Record<TranslationLocale, string>;

const files = import.meta.glob<string>('./*.yaml', { eager: true, import: 'default', query: '?raw' });

/** All translated texts, by source text; the same in every document. */
export const demoWords: ReadonlyMap<string, DemoWords> = new Map(
  Object.values(files).flatMap((file) => (parse(file) as DemoWords[]).map((words) => [words.en, words] as const)),
);

/**
 * Offers languages, and publishes the translations of all documents, entries and settings whose texts the demo has in full. Existing ones stay.
 * The rest of the demo is an example of a partly translated site.
 * @param only names of what is translated, such as `pages:7`; by default everything
 */
export async function seedTranslations(
  payload: Payload,
  languages: readonly TranslationLocale[],
  only?: readonly string[],
): Promise<void> {
  if (languages.length === 0) return;
  await payload.updateGlobal({ slug: 'languages', data: { offered: [...languages] } });
  const req = await createLocalReq({}, payload);
  for (const of of only ?? (await namesOfAll(payload))) {
    const source = await findSource(req, of);
    if (!source) continue;
    for (const locale of languages) {
      const row = translate(payload, source, locale);
      if (!row || (await isThere(payload, of, locale))) continue;
      // SQLite queries are synchronous, and the event loop must get a turn to receive the parent's shutdown.
      await turn();
      await payload.create({ collection: TRANSLATIONS, data: { ...row, of, locale, _status: 'published' }, depth: 0 });
    }
  }
}

/** Names of all translatable documents, entries and settings. */
async function namesOfAll(payload: Payload): Promise<string[]> {
  const { collections, globals } = payload.config;
  const names = globals.flatMap(({ slug }) => (translationsOf(payload.config, slug) ? [`${slug}:1`] : []));
  for (const { slug } of collections) {
    if (!translationsOf(payload.config, slug)) continue;
    const { docs } = await payload.find({ collection: slug, depth: 0, pagination: false, select: {} });
    names.push(...docs.map(({ id }) => `${slug}:${id}`));
  }
  return names;
}

/** @returns undefined when a required text has no translation, or there is nothing to translate */
function translate(payload: Payload, source: Source, locale: TranslationLocale) {
  const { document, fields } = source;
  const schema = schemaOf(payload);
  const say = (text: unknown): string => (typeof text === 'string' ? (demoWords.get(text.trim())?.[locale] ?? '') : '');
  const texts = Object.fromEntries(
    listTexts(fields, document, schema, {})
      // A paragraph of several text nodes is there as a whole, or node by node.
      .flatMap((leaf): readonly { key: string; text: string }[] => (say(leaf.text) ? [leaf] : (leaf.parts ?? [leaf])))
      .flatMap(({ key, text }) => {
        const said = say(text);
        return said ? [[key, { text: said, source: text }] as const] : [];
      }),
  );
  const row = { title: say(document.title), description: say(document.excerpt), texts };
  const isSaid = row.title !== '' || Object.keys(texts).length > 0;
  return isSaid && findMissing(source, schema, row).length === 0 ? row : undefined;
}

async function isThere(payload: Payload, of: string, locale: TranslationLocale): Promise<boolean> {
  const where: Where = { and: [{ of: { equals: of } }, { locale: { equals: locale } }] };
  return (await payload.count({ collection: TRANSLATIONS, where })).totalDocs > 0;
}
