import { setImmediate as turn } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { listLeaves } from '../../cms/translations/applyTranslation.ts';
import { findSource, type Source, sourceOf } from '../../cms/translations/findSource.ts';
import { readTranslationRows, statesOf } from '../../cms/translations/languageStates.ts';
import { machineOf } from '../../cms/translations/machine/machineOf.ts';
import { translationsOf } from '../../cms/translations/translatable.ts';
import { languagesFor, ownLanguages } from '../../cms/translations/translators.ts';
import { labelOf } from '../../shared/labelOf.ts';
import type { Board, BoardRow } from './rules/board.ts';

/** Documents on the board: each is compared with its translations, text by text. */
const MAX_ROWS = 2000;
/** Documents read at once. */
const BATCH = 50;

/** Everything that can be translated and the sender may read, with its state in each language that the site offers. */
export async function readBoard(req: PayloadRequest, most = MAX_ROWS): Promise<Board> {
  const { payload } = req;
  const languages = languagesFor(req, await payload.findGlobal({ slug: 'languages', depth: 0, req }));
  if (languages.length === 0) return { languages, rows: [], isCut: false };
  const translations = await readTranslationRows(req);
  const schema = schemaOf(payload);
  // Translators read what they translate, and open none of it.
  const isTranslator = ownLanguages(req) !== undefined;
  const machine = machineOf(payload);
  const head = { languages, isTranslator, ...(machine && { machine: machine.name }) };
  const rows: BoardRow[] = [];
  const add = (of: string, source: Source, kind: string, href: string): void => {
    // A template without words, or a menu without entries.
    const leaves = listLeaves(source.fields, source.document, schema);
    if (leaves.length === 0) return;
    const states = statesOf(leaves, languages, translations.get(of));
    rows.push({
      of,
      title: source.name,
      kind,
      href: isTranslator ? '' : href,
      isPublished: source.document._status !== 'draft',
      states,
    });
  };
  for (const { config } of Object.values(payload.collections)) {
    const kind = translationsOf(payload.config, config.slug);
    if (!kind || !(isTranslator || (await config.access.read({ req })))) continue;
    for (let page = 1; ; page += 1) {
      const read = {
        collection: slugOf(config.slug),
        depth: 0,
        draft: true,
        overrideAccess: isTranslator,
        req,
      } as const;
      const { docs, hasNextPage } = await payload.find({ ...read, limit: BATCH, page, sort: 'id' });
      for (const doc of docs) {
        if (rows.length >= most) return { ...head, rows, isCut: true };
        add(`${config.slug}:${doc.id}`, sourceOf(config, kind, doc), labelOf(config), hrefOf(config.slug, doc.id));
      }
      // Queries of SQLite and the comparisons are synchronous.
      await turn();
      if (!hasNextPage) break;
    }
  }
  for (const { access, slug } of payload.globals.config) {
    if (!translationsOf(payload.config, slug)?.isGlobal || !(isTranslator || (await access.read({ req })))) continue;
    const source = await findSource(req, `${slug}:1`, { isForSender: true });
    if (source) add(`${slug}:1`, source, 'Settings', `/admin/globals/${slug}`);
  }
  return { ...head, rows, isCut: false };
}

function hrefOf(collection: string, id: number | string): string {
  return `/admin/collections/${collection}/${id}`;
}
