import type { ContentReader } from '../../content/types.ts';
import { MAX_COMPARED, readCodes } from '../../parts/compare/rules/choice.ts';
import { TOURS } from '../../tours/words.ts';

/** Maximum number of codes read from a URL: more do not come from links of the site. */
const MAX_READ = 4 * MAX_COMPARED;
/** Replaces all unknown codes in the canonical form; no code has this form. */
const GONE = '!';

/** Parsed comparison of a URL. */
export interface Comparison {
  /** Codes of existing tours, without duplicates, at most `MAX_COMPARED`. */
  codes: string[];
  /** Whether the URL names others, such as one no longer offered. */
  isMissing: boolean;
}

/** @param values of the parameter, as in the URL or in canonical form */
export async function readComparison(
  values: readonly string[],
  content: Pick<ContentReader, 'findIds'>,
): Promise<Comparison> {
  const named = readCodes(values).slice(0, MAX_READ);
  const known = named.length > 0 ? await content.findIds(TOURS, 'code', named) : new Map<string, number>();
  const codes = named.filter((code) => known.has(code));
  return {
    codes: codes.slice(0, MAX_COMPARED),
    isMissing: codes.length < named.length || values.some((value) => value.split(',').includes(GONE)),
  };
}

/** Canonical form of a comparison's URL parameter. */
export async function canonicalCodes(
  values: readonly string[],
  content: Pick<ContentReader, 'findIds'>,
): Promise<string> {
  const { codes, isMissing } = await readComparison(values, content);
  return [...codes, ...(isMissing ? [GONE] : [])].join(',');
}
