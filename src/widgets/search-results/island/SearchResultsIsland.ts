import { sendMiss } from '../../../parts/search/island/sendMiss.ts';

export type SearchResultsIslandProps = {
  /** The query without results. */
  words: string;
};

/** Counts a search without results. */
export function mount(_element: HTMLElement, { words }: SearchResultsIslandProps): void {
  sendMiss(words);
}
