import type { AnyBlock } from '../types.ts';

/**
 * The pages an example can stand on: some widgets show the page around them. Of `form` it stands in a form, which stands on an article; `shop` and `booked`
 * are pages for somebody who is about to book, and who has; `account` is a page of accounts for somebody who is signed in, `sign-in` for everybody else.
 */
export type ExamplePage =
  | 'front'
  | 'article'
  | 'tour'
  | 'archive'
  | 'search'
  | 'not-found'
  | 'listing'
  | 'form'
  | 'shop'
  | 'booked'
  | 'account'
  | 'sign-in';

/** One way to use a widget, as an operator would publish it; it stands in the template around an article unless told otherwise. */
export interface Example<N extends AnyBlock['blockType'] = AnyBlock['blockType']> {
  block: Extract<AnyBlock, { blockType: N }>;
  page?: ExamplePage;
  /** It shows a file that the demo does not have, so its pattern book does without it. */
  isWithoutFile?: true;
}

/** A widget's examples by what each shows. Every choice that the widget offers is made in one of them. */
export type Examples<N extends AnyBlock['blockType']> = Readonly<Record<string, Example<N>>>;
