import type { Schema } from '../relations/visitRelations.ts';
import { applyTranslation, listTexts, type TranslatedFields } from './applyTranslation.ts';
import type { Source } from './findSource.ts';

/** What a translation lacks before it can be published, in words for its editor: all of the document itself, and what its blocks require. */
export function findMissing(
  { document, fields }: Pick<Source, 'document' | 'fields'>,
  schema: Schema,
  row: TranslatedFields,
): string[] {
  const { remaining } = applyTranslation(fields, document, schema, row);
  const needed = listTexts(fields, document, schema, row.texts).filter(
    ({ isRequired, state }) => isRequired && state === 'missing',
  );
  return [
    ...(remaining.has('/title') ? ['Title'] : []),
    ...(remaining.has('/excerpt') ? ['Summary'] : []),
    ...needed.map(({ label, text }) => `${label} (“${text.slice(0, 40).replaceAll(':', ' –')}”)`),
  ];
}
