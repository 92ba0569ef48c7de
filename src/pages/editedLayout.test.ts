import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { buildPageView, buildPlainView, buildTemplate, renderTestPage } from '../../tests/support/pageBuilders.ts';
import { buildPopup } from '../parts/popups/testSupport.ts';
import type { PageView } from '../render/types.ts';

/** What the page says holds the edited layout. */
async function placesIn(view: PageView, editing = true): Promise<string[]> {
  const { html } = await renderTestPage(view, { editing });
  const { document } = new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/, '')).window;
  return [...document.querySelectorAll('[data-slot=""]')].map(({ className }) => className);
}

const body = buildTemplate({ layout: [{ blockType: 'document-content', id: 'd' }] });
const inTemplate = { ...buildPageView('article'), templates: { header: undefined, body, footer: undefined } };

test('the edited layout has its place on the page, empty or not, in a template or alone', async () => {
  expect(await placesIn(buildPlainView([]))).toEqual(['r-main']);
  expect(await placesIn(inTemplate)).toEqual(['r-document-content']);
});

test('it is the popup where a popup is edited, and nothing for visitors', async () => {
  const popup = buildPopup({ layout: [] });
  const view = buildPlainView([], { parts: { popups: [popup] }, edited: { part: 'popups', doc: popup } });
  expect(await placesIn(view)).toEqual(['r-popup__surface']);
  expect(await placesIn(inTemplate, false)).toEqual([]);
});
