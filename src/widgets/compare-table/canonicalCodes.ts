import type { ContentReader } from '../../content/types.ts';
import { MOST_COMPARED, readCodes } from '../../parts/compare/rules/choice.ts';
import { TOURS } from '../../tours/words.ts';

/** Codes that an address may name before the rest is not looked at: whoever writes more has not clicked on them. */
const MOST_READ = 4 * MOST_COMPARED;

/** What an address compares, in its one form: the codes of tours that are there, each once, as many as stand side by side. */
export async function canonicalCodes(
  values: readonly string[],
  content: Pick<ContentReader, 'findIds'>,
): Promise<string> {
  const codes = readCodes(values).slice(0, MOST_READ);
  if (codes.length === 0) return '';
  const known = await content.findIds(TOURS, 'code', codes);
  return codes
    .filter((code) => known.has(code))
    .slice(0, MOST_COMPARED)
    .join(',');
}
