import { t } from '../../shared/studioWords/t.ts';
import type { Schema } from '../relations/visitRelations.ts';
import { compareTexts, listLeaves, type TranslatedFields } from './applyTranslation.ts';
import type { Source } from './findSource.ts';
import { COLUMNS } from './readTexts.ts';

/** What a translation lacks before it can be published, in words for its editor: all of the document itself, and what its blocks require. */
export function findMissing(
  { document, fields }: Pick<Source, 'document' | 'fields'>,
  schema: Schema,
  row: TranslatedFields,
): string[] {
  const leaves = listLeaves(fields, document, schema);
  const lacks = (key: keyof typeof COLUMNS): boolean =>
    !row[COLUMNS[key]]?.trim() && leaves.some((leaf) => leaf.key === key);
  const needed = compareTexts(leaves, row.texts).filter(({ isRequired, state }) => isRequired && state === 'missing');
  return [
    ...(lacks('/title') ? [t('Title')] : []),
    ...(lacks('/excerpt') ? [t('Summary')] : []),
    ...needed.map(({ label, text }) =>
      t('{field} (“{text}”)', { field: label, text: text.slice(0, 40).replaceAll(':', ' –') }),
    ),
  ];
}
