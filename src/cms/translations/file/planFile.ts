import { t } from '../../../shared/studioWords/t.ts';
import { columnOf, readTexts, type TranslatedText } from '../readTexts.ts';
import type { DocumentUnit, FileUnit } from './units.ts';

/** A text of a file that is left out, or written with a doubt. */
export interface FileRemark {
  of: string;
  id: string;
  says: string;
}

/** What a file brings to the translation of one document. */
export interface PlannedRow {
  of: string;
  locale: string;
  title?: string;
  description?: string;
  texts: Readonly<Record<string, TranslatedText>>;
  added: number;
  changed: number;
}

/**
 * Compares the texts of a file with those of their document.
 * @param given of one document and language
 * @param own the same document's texts, with their translations so far
 * @param stored texts of the translation so far, which stay where the file says nothing
 */
export function planRow(
  given: readonly FileUnit[],
  own: readonly DocumentUnit[],
  stored: unknown,
): { row: Omit<PlannedRow, 'locale' | 'of'>; remarks: FileRemark[] } {
  // A paragraph that is translated as one goes before its text nodes.
  const all = own.flatMap((unit) => [unit, ...((!readTexts(stored)[unit.key] && unit.parts) || [])]);
  const known = new Map(all.map((unit) => [unit.id, unit]));
  const texts: Record<string, TranslatedText> = { ...readTexts(stored) };
  const columns: { title?: string; description?: string } = {};
  const remarks: FileRemark[] = [];
  let [added, changed] = [0, 0];
  for (const { id, of, source, translation } of given) {
    if (!translation.trim()) continue;
    const unit = known.get(id);
    if (!unit) {
      remarks.push({ of, id, says: t('There is no such text any more, so it is left out.') });
      continue;
    }
    const isSame = isSameText(source, unit.source);
    if (!isSame)
      remarks.push({ of, id, says: t('The source has changed since the file was made: it is marked as stale.') });
    const lost = lostMarks(unit, translation);
    if (lost.length > 0)
      remarks.push({ of, id, says: t('The translation lacks {marks}.', { marks: lost.join(', ') }) });
    if (translation !== unit.translation) {
      if (unit.translation) changed += 1;
      else added += 1;
    }
    const column = columnOf(unit.key);
    if (column) columns[column] = translation;
    else if (translation !== unit.translation || isSame)
      texts[unit.key] = { text: translation, source: isSame ? unit.source : source };
  }
  return { row: { ...columns, texts, added, changed }, remarks };
}

/** Spreadsheets and tools write other line breaks, and files cannot hold every character. */
function isSameText(given: string, own: string): boolean {
  const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return plain(given) === plain(own);
}

/** Placeholders and markup of the source that a translation lacks. */
function lostMarks({ isDisplay, parts, source }: DocumentUnit, translation: string): string[] {
  const marks = source.match(isDisplay || parts ? /\{\w+\}|<[^<>]+>/g : /\{\w+\}/g) ?? [];
  return [...new Set(marks)].filter((mark) => !translation.includes(mark));
}
