import { setImmediate as turn } from 'node:timers/promises';
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { listLeaves } from '../../cms/translations/applyTranslation.ts';
import { findSource, sourceOf } from '../../cms/translations/findSource.ts';
import {
  countTexts,
  languageState,
  readTranslationHeads,
  readTranslations,
  type TextCounts,
} from '../../cms/translations/languageStates.ts';
import type { TranslationLocale } from '../../cms/translations/languages.ts';
import { machineOf } from '../../cms/translations/machine/machineOf.ts';
import { translationsOf } from '../../cms/translations/translatable.ts';
import { languagesFor, ownLanguages } from '../../cms/translations/translators.ts';
import { labelOf } from '../../shared/labelOf.ts';
import { PATTERN_BOOK } from '../../shared/patternBook.ts';
import { t } from '../../shared/studioWords/t.ts';
import { readCounts } from './readCounts.ts';
import type { Board, BoardRow } from './rules/board.ts';

/** Documents on the board. */
const MAX_ROWS = 2000;
/** Documents whose titles are read at once. */
const BATCH = 500;

/** Everything that can be translated and the sender may read, but the pattern book, with its state in each language that the site offers. */
export async function readBoard(req: PayloadRequest, most = MAX_ROWS): Promise<Board> {
  const { payload } = req;
  const languages = languagesFor(req, await payload.findGlobal({ slug: 'languages', depth: 0, req }));
  // Translators read what they translate, and open none of it.
  const isTranslator = ownLanguages(req) !== undefined;
  if (languages.length === 0) return { languages, isTranslator, rows: [], isCut: false };
  const translations = await readTranslationHeads(req);
  const machine = machineOf(payload);
  const head = { languages, isTranslator, ...(machine && { machine: machine.name }) };
  const rows: BoardRow[] = [];
  const add = (row: Omit<BoardRow, 'states'>, countIn: (locale: TranslationLocale) => TextCounts): void => {
    const states = languages.map((locale) => languageState(locale, translations.get(row.of), countIn(locale)));
    rows.push({ ...row, href: isTranslator ? '' : row.href, states });
  };
  for (const { config } of Object.values(payload.collections)) {
    const kind = translationsOf(payload.config, config.slug);
    if (!kind || !(isTranslator || (await config.access.read({ req })))) continue;
    for (let page = 1; ; page += 1) {
      const access = { overrideAccess: isTranslator };
      const read = { ...access, collection: slugOf(config.slug), depth: 0, draft: true, req, select: titlesOf(config) };
      const { docs, hasNextPage } = await payload.find({ ...read, limit: BATCH, page, sort: 'id' });
      // Payload types rows by their collection, known here only by name.
      const all = docs as { id: number; path?: string | null; updatedAt: string }[];
      // It is read in every language without a translation.
      const heads = all.filter(({ path }) => !path?.startsWith(PATTERN_BOOK));
      const counts = await readCounts(req, config.slug, heads, translations, languages, access);
      for (const doc of heads) {
        const own = counts.get(doc.id);
        // A template without words, or a menu without entries.
        if (!own) continue;
        if (rows.length >= most) return { ...head, rows, isCut: true };
        const of = `${config.slug}:${doc.id}`;
        const { document, name } = sourceOf(config, kind, doc);
        const isPublished = document._status !== 'draft';
        const href = `/admin/collections/${config.slug}/${doc.id}`;
        add(
          { of, title: name, kind: config.slug, kindLabel: labelOf(config), href, isPublished },
          (locale) => own.get(locale) ?? NONE,
        );
      }
      // Queries of SQLite are synchronous.
      await turn();
      if (!hasNextPage) break;
    }
  }
  const schema = schemaOf(payload);
  for (const { access, slug } of payload.globals.config) {
    if (!translationsOf(payload.config, slug)?.isGlobal || !(isTranslator || (await access.read({ req })))) continue;
    const of = `${slug}:1`;
    const source = await findSource(req, of, { isForSender: true });
    const leaves = source ? listLeaves(source.fields, source.document, schema) : [];
    if (!source || leaves.length === 0) continue;
    const own = translations.has(of) ? await readTranslations(req, { of: { equals: of } }) : [];
    const row = {
      of,
      title: source.name,
      kind: 'settings',
      kindLabel: t('Settings'),
      href: `/admin/globals/${slug}`,
      isPublished: true,
    };
    add(row, (locale) =>
      countTexts(
        leaves,
        own.find((each) => each.locale === locale),
      ),
    );
  }
  return { ...head, rows, isCut: false };
}

const NONE: TextCounts = { missing: 0, stale: 0, machine: 0 };

/** What the board shows of a document by itself. */
function titlesOf({ admin, flattenedFields }: SanitizedCollectionConfig): Record<string, true> {
  const names = new Set(['title', 'path', '_status', 'updatedAt', admin.useAsTitle ?? 'title']);
  const own = flattenedFields.filter(({ name }) => names.has(name));
  return Object.fromEntries(own.map(({ name }) => [name, true]));
}
