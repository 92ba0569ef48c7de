import { loadMessages } from '../../../browser/loadMessages.ts';
import { type CompareWords, compareMessages } from '../compareMessages.ts';

/** By language; loaded on demand. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../../shared/messages/*/comparison.ts', {
  import: 'comparison',
});

/** Texts for the comparison's script, in the page's language. */
export async function loadCompareWords(): Promise<CompareWords> {
  return compareMessages(await loadMessages(CATALOGUES));
}
