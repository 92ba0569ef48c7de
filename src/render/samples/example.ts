import type { AnyBlock } from '../types.ts';

/**
 * Page types for an example: some widgets show the page around them. `form` puts it in a form, on an article; `shop` and `booked` are pages for a
 * visitor who is about to book, and who has; `account` is an account page for a signed-in visitor, `sign-in` for everybody else.
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

/** One use of a widget, as an operator would publish it; by default inside the template of an article. */
export interface Example<N extends AnyBlock['blockType'] = AnyBlock['blockType']> {
  block: Extract<AnyBlock, { blockType: N }>;
  page?: ExamplePage;
  /** It needs a file that the demo lacks, so its pattern book leaves it out. */
  isWithoutFile?: true;
}

/** A widget's examples by what each shows. Together they use every option of the widget. */
export type Examples<N extends AnyBlock['blockType']> = Readonly<Record<string, Example<N>>>;
