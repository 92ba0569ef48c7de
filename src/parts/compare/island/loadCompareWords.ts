import { loadWords } from '../../../browser/loadWords.ts';
import { type CompareWords, compareWords } from '../compareWords.ts';

/** By language; loaded on demand. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../../shared/messages/*/comparison.ts', {
  import: 'comparison',
});

/** Texts for the comparison's script, in the page's language. */
export async function loadCompareWords(): Promise<CompareWords> {
  return compareWords(await loadWords(CATALOGUES));
}
