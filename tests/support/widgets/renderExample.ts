import { JSDOM } from 'jsdom';
import type { ContentReader } from '../../../src/content/types.ts';
import type { Widgets } from '../../../src/render/context.ts';
import type { Example } from '../../../src/render/samples/example.ts';
import { POSTS } from '../../../src/render/samples/posts.ts';
import type { AnyBlock } from '../../../src/render/types.ts';
import { buildPageView, buildTemplate, fakeContent, placeOn, renderTestPage, type TestPage } from '../pageBuilders.ts';

/** Id of the example's block. */
export const EXAMPLE_ID = 'example-block';

export interface RenderedExample extends TestPage {
  /** The markup of the example only. */
  markup: string;
  document: Document;
  main: HTMLElement;
  /** The page's style sheet. */
  css: string;
}

interface Options {
  editing?: boolean;
  content?: ContentReader;
  /** Replaces the widgets. */
  widgets?: Widgets;
  /** Modifies the page around the example, and its listed articles. */
  change?: <T>(content: T) => T;
}

/** One window for all pages: creating one takes longer than parsing a page. */
const { window } = new JSDOM();
// Each document listens for ten events of its window from its first selector on, and every one is compared with all before it: 11.9 s of CPU
// in place of 4.3 for 2,000 small pages (decision 160). A parsed page has no events.
window.addEventListener = () => undefined;

/** The document's content is below the example, so that links to its sections have targets. */
const CONTENT = buildTemplate({ id: 8, kind: 'footer', layout: [{ blockType: 'document-content' }] });

/** Renders an example in its page's template, as text only. */
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

/** The same as a parsed document. */
export async function renderExample(example: Example, options?: Options): Promise<RenderedExample> {
  const rendered = await renderExamplePage(example, options);
  // The style is separated, because jsdom is slow to parse a style sheet that no test needs.
  const [, css = ''] = rendered.html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  const document = new window.DOMParser().parseFromString(rendered.html.replace(css, ''), 'text/html');
  // Form fields are checked without their form.
  const main = document.querySelector<HTMLElement>(example.page === 'form' ? 'main .r-form__fields' : 'main');
  if (!main) throw new Error('The page has no <main>.');
  return { ...rendered, document, main, markup: main.innerHTML, css };
}
