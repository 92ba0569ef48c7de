import type { MachineEstimate } from './machineEndpoints.ts';

/** What a translation by machine would send, and what the account has left, in words. */
export function describeEstimate({ characters, documents, left, name }: MachineEstimate): string {
  const texts = documents.reduce((sum, document) => sum + document.texts, 0);
  if (texts === 0) return 'No text is missing.';
  const number = (value: number): string => value.toLocaleString('en');
  const what = `${texts === 1 ? '1 text' : `${number(texts)} texts`} of ${documents.length === 1 ? '1 document' : `${documents.length} documents`}`;
  const cost = `${number(characters)} characters are sent to ${name}`;
  if (left === undefined) return `${what} are missing: ${cost}.`;
  const remains = `${number(left)} are left in this period`;
  return `${what} are missing: ${cost}, and ${remains}.${characters > left ? ` That is too few${documents.length > 1 ? ': choose less' : ''}.` : ''}`;
}
