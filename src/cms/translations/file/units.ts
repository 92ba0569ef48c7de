import { createHash } from 'node:crypto';
import { t } from '../../../shared/studioWords/t.ts';
import type { Schema } from '../../relations/visitRelations.ts';
import { listTexts, type TranslatedFields } from '../applyTranslation.ts';
import type { Source } from '../findSource.ts';
import { COLUMNS, readTexts } from '../readTexts.ts';

/** One text in a file for translators. */
export interface FileUnit {
  /** The document, such as `pages:7`. */
  of: string;
  /** Language of the translation, as the file names it. */
  locale: string;
  /** Name of the text within its document. */
  id: string;
  source: string;
  translation: string;
}

/** The same with what a document knows of it. */
export interface DocumentUnit extends FileUnit {
  /** Its key in a translation; of title and summary those of the document's fields. */
  key: string;
  /** Its field, after its block. */
  label: string;
  /** Whether its words hold markup. */
  isDisplay: boolean;
  /** Of a paragraph with codes of formatting: its text nodes, as files once had them. */
  parts?: readonly DocumentUnit[];
}

/** All texts of a document for a file, in the order of the page: title and summary first. */
export function listUnits(
  source: Pick<Source, 'document' | 'fields' | 'hasAddress'>,
  schema: Schema,
  row: TranslatedFields,
  name: Pick<FileUnit, 'locale' | 'of'>,
): DocumentUnit[] {
  const { document, fields } = source;
  const texts = readTexts(row.texts);
  const columns = Object.entries(COLUMNS).flatMap(([key, column]) => {
    const text = document[key.slice(1)];
    const isThere = typeof text === 'string' && text.trim() && isLocalized(fields, key.slice(1));
    const label = t(key === '/title' ? 'Title' : 'Summary');
    return isThere ? [{ key, label, text, translation: row[column] ?? '', isDisplay: false, parts: undefined }] : [];
  });
  return [...columns, ...listTexts(fields, document, schema, row.texts)].map(
    ({ isDisplay, key, label, parts, text, translation }) => {
      const shared = { ...name, label, isDisplay };
      const nodes = parts?.map((part) => ({
        ...{ ...shared, key: part.key, id: unitId(part.key), source: part.text },
        translation: texts[part.key]?.text ?? '',
      }));
      return { ...shared, key, id: unitId(key), source: text, translation, ...(nodes && { parts: nodes }) };
    },
  );
}

function isLocalized(fields: Source['fields'], name: string): boolean {
  return fields.some((field) => field.name === name && 'localized' in field && field.localized === true);
}

/** The name of a text in a file: its key, in which words of a rich text are replaced by a digest of them. */
function unitId(key: string): string {
  const at = key.indexOf('#');
  if (at < 0) return key;
  return `${key.slice(0, at)}#${createHash('sha256').update(key.slice(at)).digest('hex').slice(0, 12)}`;
}
