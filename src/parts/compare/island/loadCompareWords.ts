import { loadWords } from '../../../browser/loadWords.ts';
import { type CompareWords, compareWords } from '../compareWords.ts';

/** By language; no page pays for them before somebody compares. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../../shared/messages/*/comparison.ts', {
  import: 'comparison',
});

/** What the script of the comparison says, in the language of the page. */
export async function loadCompareWords(): Promise<CompareWords> {
  return compareWords(await loadWords(CATALOGUES));
}
