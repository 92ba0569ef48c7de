import type { ConsentCategory } from '../../rules/categories.ts';

interface CategoryWords {
  title: string;
  text: string;
}

/** What a page tells the choice of consent. */
export type ConsentChoiceProps = {
  language: string;
  /** Version of what is asked. */
  revision: number;
  /** What is asked for. */
  offered: ConsentCategory[];
  words: Record<'title' | 'intro' | 'accept' | 'reject' | 'save' | 'close', string> &
    Record<ConsentCategory | 'necessary', CategoryWords>;
};
