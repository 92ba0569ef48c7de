import type { ContentReader } from '../../content/types.ts';
import { MOST_COMPARED, readCodes } from '../../parts/compare/rules/choice.ts';
import { TOURS } from '../../tours/words.ts';

/** Codes that an address may name before the rest is not looked at: whoever writes more has not clicked on them. */
const MOST_READ = 4 * MOST_COMPARED;
/** Stands in the one form of an address for all codes of tours that are not there; no code is written so. */
const GONE = '!';

/** What an address compares. */
export interface Comparison {
  /** Codes of tours that are there, each once, as many as stand side by side. */
  codes: string[];
  /** Whether it names others, such as one that is no longer offered. */
  isMissing: boolean;
}

/** @param values of the parameter, as an address has them or in their one form */
export async function readComparison(
  values: readonly string[],
  content: Pick<ContentReader, 'findIds'>,
): Promise<Comparison> {
  const named = readCodes(values).slice(0, MOST_READ);
  const known = named.length > 0 ? await content.findIds(TOURS, 'code', named) : new Map<string, number>();
  const codes = named.filter((code) => known.has(code));
  return {
    codes: codes.slice(0, MOST_COMPARED),
    isMissing: codes.length < named.length || values.some((value) => value.split(',').includes(GONE)),
  };
}

/** What an address compares, in its one form. */
export async function canonicalCodes(
  values: readonly string[],
  content: Pick<ContentReader, 'findIds'>,
): Promise<string> {
  const { codes, isMissing } = await readComparison(values, content);
  return [...codes, ...(isMissing ? [GONE] : [])].join(',');
}
