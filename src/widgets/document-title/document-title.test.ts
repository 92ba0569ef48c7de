import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { buildPageView, buildTemplate, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { AnyBlock, DocumentView } from '../../render/types.ts';

const heading = (level: 'h1' | 'h2') => ({ blockType: 'heading', text: 'The dunes, on foot', level }) as AnyBlock;

async function titlesOf(own: AnyBlock): Promise<(string | null)[]> {
  const view = buildPageView('article');
  const body = buildTemplate({ layout: [{ blockType: 'document-title' }, { blockType: 'document-content' }] });
  const { html } = await renderTestPage({
    ...view,
    templates: { header: undefined, body, footer: undefined },
    document: { ...view.document, layout: [own] } as DocumentView,
  });
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  return [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent);
}

test('a page has one heading of the first level: its own, or else its title', async () => {
  expect(await titlesOf(heading('h1'))).toEqual(['The dunes, on foot']);
  expect(await titlesOf(heading('h2'))).toEqual([buildPageView('article').title]);
});
