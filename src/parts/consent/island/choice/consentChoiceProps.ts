import type { ConsentCategory } from '../../rules/categories.ts';

interface CategoryWords {
  title: string;
  text: string;
}

/** Props of the choice island. */
export type ConsentChoiceProps = {
  language: string;
  /** Version of the question. */
  revision: number;
  /** Offered categories. */
  offered: ConsentCategory[];
  words: Record<'title' | 'intro' | 'accept' | 'reject' | 'save' | 'close', string> &
    Record<ConsentCategory | 'necessary', CategoryWords>;
};
