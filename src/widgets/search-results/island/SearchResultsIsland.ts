import { sendMiss } from '../../../parts/search/island/sendMiss.ts';

export type SearchResultsIslandProps = {
  /** What was searched for in vain. */
  words: string;
};

/** Counts a search without a result. */
export function mount(_element: HTMLElement, { words }: SearchResultsIslandProps): void {
  sendMiss(words);
}
