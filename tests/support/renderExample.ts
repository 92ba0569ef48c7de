import { JSDOM } from 'jsdom';
import type { ContentReader } from '../../src/content/types.ts';
import type { Widgets } from '../../src/render/context.ts';
import type { Example } from '../../src/render/samples/example.ts';
import { POSTS } from '../../src/render/samples/posts.ts';
import type { AnyBlock } from '../../src/render/types.ts';
import { buildPageView, buildTemplate, fakeContent, placeOn, renderTestPage, type TestPage } from './pageBuilders.ts';

/** Id of the block that an example shows. */
export const EXAMPLE_ID = 'example-block';

export interface RenderedExample extends TestPage {
  /** The page's content: the markup of the example alone. */
  markup: string;
  document: Document;
  main: HTMLElement;
  /** The page's style sheet. */
  css: string;
}

interface Options {
  editing?: boolean;
  content?: ContentReader;
  /** Other widgets than ours. */
  widgets?: Widgets;
  /** Changes the page around the example, and the articles it lists. */
  change?: <T>(content: T) => T;
}

/** One window for all pages: making one takes longer than reading a page. */
const { DOMParser } = new JSDOM().window;

/** Below the example stands the document's content, so that links to its sections lead there. */
const CONTENT = buildTemplate({ id: 8, kind: 'footer', layout: [{ blockType: 'document-content' }] });

/** Renders an example in the template of the page that it stands on, for whom the bytes are enough. */
export async function renderExamplePage(
  { block, page = 'article' }: Example,
  { editing = false, content, change = (same) => same, widgets }: Options = {},
): Promise<TestPage> {
  const reader = content ?? fakeContent({}, POSTS.map(change));
  const placed = placeOn(page, [{ ...block, id: EXAMPLE_ID } as AnyBlock], reader);
  const view = change(buildPageView(page));
  return renderTestPage(
    { ...view, templates: { header: undefined, body: buildTemplate({ layout: placed.layout }), footer: CONTENT } },
    { editing, content: placed.content, ...(widgets && { widgets }) },
  );
}

/** The same as a document that can be asked. */
export async function renderExample(example: Example, options?: Options): Promise<RenderedExample> {
  const rendered = await renderExamplePage(example, options);
  // Apart from each other, because jsdom is slow to read a style sheet that no test asks it about.
  const [, css = ''] = rendered.html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  const document = new DOMParser().parseFromString(rendered.html.replace(css, ''), 'text/html');
  // What stands in a form is looked at without the form.
  const main = document.querySelector<HTMLElement>(example.page === 'form' ? 'main .r-form__fields' : 'main');
  if (!main) throw new Error('The page has no <main>.');
  return { ...rendered, document, main, markup: main.innerHTML, css };
}
