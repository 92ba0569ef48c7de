import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { bodyOf, Refusal } from '../../endpoints/editorsOnly.ts';
import { schemaOf } from '../../relations/schemaOf.ts';
import { findSource } from '../findSource.ts';
import { readTranslations } from '../languageStates.ts';
import { isTranslationLocale, offeredLanguages, type TranslationLocale } from '../languages.ts';
import { saveDraft } from '../saveDraft.ts';
import { mayTranslate } from '../translators.ts';
import { demandLanguage, translatorsOnly } from '../translatorsOnly.ts';
import { type FileRemark, type PlannedRow, planRow } from './planFile.ts';
import { readTextsCsv, writeTextsCsv } from './textsCsv.ts';
import { type DocumentUnit, type FileUnit, listUnits } from './units.ts';
import { readXliff, writeXliff } from './xliff.ts';

/** Documents in one file: what a translation tool opens at once. */
const MAX_DOCUMENTS = 300;
/** Texts in one file; a long page has 300. */
const MAX_TEXTS = 20_000;
/** Characters of a file; 300 long pages are half of this. */
const MAX_CHARACTERS = 8_000_000;

/** The answer to a file that was sent in. */
export interface FileAnswer {
  rows: (Pick<PlannedRow, 'added' | 'changed' | 'locale' | 'of'> & { title: string })[];
  remarks: FileRemark[];
  isWritten: boolean;
}

/** `POST /translations/file/out` `{ of: ['pages:7'], locale, format: 'xliff' | 'csv' }`: `{ name, text }`. */
const writeFile = translatorsOnly(async (req) => {
  const { format, locale, of } = await bodyOf(req);
  if (!isTranslationLocale(locale)) throw new Refusal(400, t('Choose a language that the site offers.'));
  demandLanguage(req, locale);
  if (!Array.isArray(of) || of.length === 0) throw new Refusal(400, t('Choose at least one document.'));
  if (of.length > MAX_DOCUMENTS)
    throw new Refusal(
      400,
      t('Choose at most {most} documents for one file; make several files of them.', { most: MAX_DOCUMENTS }),
    );
  const rows = await readTranslations(req, {
    and: [{ of: { in: of.map(String) } }, { locale: { equals: locale } }],
  });
  const titles = new Map<string, string>();
  const units: DocumentUnit[] = [];
  for (const name of new Set(of.map(String))) {
    const source = await findSource(req, name, { draft: true, isForSender: true });
    if (!source) continue;
    titles.set(name, source.name);
    units.push(
      ...listUnits(source, schemaOf(req.payload), rows.find((row) => row.of === name) ?? {}, { of: name, locale }),
    );
  }
  const text = format === 'csv' ? writeTextsCsv(units) : writeXliff(units, titles);
  return Response.json({ name: `translations-${locale}.${format === 'csv' ? 'csv' : 'xlf'}`, text });
});

/**
 * `POST /translations/file` `{ text, dryRun }`: what such a file brings, and unless `dryRun` is not false, it is saved as drafts. What the file
 * does not have stays as it is.
 */
const readFile = translatorsOnly(async (req) => {
  const { dryRun, text } = await bodyOf(req);
  const given = readUnits(text);
  if (new Set(given.map(({ of }) => of)).size > MAX_DOCUMENTS)
    throw new Refusal(400, t('The file holds more than {most} documents. Split it.', { most: MAX_DOCUMENTS }));
  const isWritten = dryRun === false;
  const offered = offeredLanguages(await req.payload.findGlobal({ slug: 'languages', depth: 0, req }));
  const answer: FileAnswer = { rows: [], remarks: [], isWritten };
  for (const [, own] of Map.groupBy(given, ({ locale, of }) => `${of} ${locale}`)) {
    const [first] = own;
    if (first) await takeIn(req, first, own, offered, answer);
  }
  return Response.json(answer);
});

/** Endpoints for files with texts, as translation tools and spreadsheets read them. */
export const fileEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/file/out', method: 'post', handler: writeFile },
  { path: '/file', method: 'post', handler: readFile },
];

function readUnits(text: unknown): FileUnit[] {
  if (typeof text !== 'string' || !text.trim())
    throw new Refusal(400, t('The file is empty. Choose one with translations.'));
  if (text.length > MAX_CHARACTERS) throw new Refusal(413, t('The file is too large. Split it.'));
  if (!/^\uFEFF?\s*</.test(text)) {
    const units = readTextsCsv(text, MAX_TEXTS);
    if (typeof units === 'string') throw new Refusal(400, units);
    return units;
  }
  const units = readXliff(text, MAX_TEXTS);
  if (!units)
    throw new Refusal(
      400,
      t('This is no XLIFF 1.2, ends early, or holds more than {most} texts. Save it as version 1.2, or split it.', {
        most: MAX_TEXTS,
      }),
    );
  return units;
}

/** Plans the texts of one document, and saves them unless it is a dry run. What cannot be taken is told in the answer. */
async function takeIn(
  req: PayloadRequest,
  { locale, of }: FileUnit,
  given: readonly FileUnit[],
  offered: readonly TranslationLocale[],
  answer: FileAnswer,
): Promise<void> {
  const leaveOut = (says: string) => answer.remarks.push({ of, id: '', says });
  if (!isTranslationLocale(locale) || !offered.includes(locale)) {
    leaveOut(
      tCount(
        'The site does not offer the language “{language}”, so 1 text is left out.',
        'The site does not offer the language “{language}”, so {count} texts are left out.',
        given.length,
        { language: locale },
      ),
    );
    return;
  }
  if (!mayTranslate(req, locale)) {
    leaveOut(
      tCount(
        'Your account does not translate into “{language}”, so 1 text is left out.',
        'Your account does not translate into “{language}”, so {count} texts are left out.',
        given.length,
        { language: locale },
      ),
    );
    return;
  }
  const source = await findSource(req, of, { draft: true, isForSender: true });
  if (!source) {
    leaveOut(
      tCount(
        'There is no document “{document}”, or you may not read it, so 1 text is left out.',
        'There is no document “{document}”, or you may not read it, so {count} texts are left out.',
        given.length,
        { document: of },
      ),
    );
    return;
  }
  const [row] = await readTranslations(req, { and: [{ of: { equals: of } }, { locale: { equals: locale } }] });
  const own = listUnits(source, schemaOf(req.payload), row ?? {}, { of, locale });
  const { remarks, row: planned } = planRow(given, own, row?.texts);
  answer.remarks.push(...remarks);
  const { added, changed, ...data } = planned;
  if (added + changed === 0) return;
  if (answer.isWritten) {
    try {
      await saveDraft(req, row, { ...data, of, locale });
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      leaveOut(t('It was not saved: {reason}', { reason: error.message }));
      return;
    }
  }
  answer.rows.push({ of, locale, title: source.name, added, changed });
}
