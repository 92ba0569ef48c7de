import { digitsOf } from '../../../shared/formatLocales.ts';
import { studioLanguage, t, tCount } from '../../../shared/studioWords/t.ts';
import type { MachineEstimate } from './machineEndpoints.ts';

/** What a translation by machine would send, and what the account has left, in words. */
export function describeEstimate({ characters, documents, left, name }: MachineEstimate): string {
  const texts = documents.reduce((sum, document) => sum + document.texts, 0);
  if (texts === 0) return t('No text is missing.');
  const number = (value: number): string => value.toLocaleString(digitsOf(studioLanguage()));
  const values = { texts: textsOfDocuments(texts, documents.length), characters: number(characters), machine: name };
  if (left === undefined) return t('{texts} are missing: {characters} characters are sent to {machine}.', values);
  const words = t(
    '{texts} are missing: {characters} characters are sent to {machine}, and {left} are left in this period.',
    { ...values, left: number(left) },
  );
  if (characters <= left) return words;
  return `${words} ${documents.length > 1 ? t('That is too few: choose less.') : t('That is too few.')}`;
}

/** Numbers of texts and of the documents that they belong to, in words: `3 texts of 2 documents`. */
export function textsOfDocuments(texts: number, documents: number): string {
  return t('{texts} of {documents}', {
    texts: tCount('1 text', '{count} texts', texts, { count: texts.toLocaleString(digitsOf(studioLanguage())) }),
    documents: tCount('1 document', '{count} documents', documents),
  });
}
