import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { buildPageView, buildPlainView, buildTemplate, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { buildPopup } from '../../parts/popups/testSupport.ts';
import type { PageView } from '../../render/types.ts';

/** Elements that the page marks as the edited layout. */
async function placesIn(view: PageView, editing = true, editedTemplate?: number): Promise<string[]> {
  const { html } = await renderTestPage(view, { editing, editedTemplate });
  const { document } = new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/, '')).window;
  return [...document.querySelectorAll('[data-slot=""]')].map(({ className }) => className);
}

const body = buildTemplate({ layout: [{ blockType: 'document-content', id: 'd' }] });
const inTemplate = { ...buildPageView('article'), templates: { header: undefined, body, footer: undefined } };

test('the edited layout has a slot on the page, empty or not, in a template or alone', async () => {
  expect(await placesIn(buildPlainView([]))).toEqual(['r-main']);
  expect(await placesIn(inTemplate)).toEqual(['r-document-content']);
});

test('it is the popup where a popup is edited, and nothing for visitors', async () => {
  const popup = buildPopup({ layout: [] });
  const view = buildPlainView([], { parts: { popups: [popup] }, edited: { part: 'popups', doc: popup } });
  expect(await placesIn(view)).toEqual(['r-popup__surface']);
  expect(await placesIn(inTemplate, false)).toEqual([]);
});

test.each([
  ['header', 'r-header'],
  ['body', 'r-main'],
  ['footer', 'r-footer'],
] as const)('an edited template, the %s, has a slot, too, and the document in it has none', async (slot, place) => {
  const header = buildTemplate({ id: 91, layout: [] });
  const footer = buildTemplate({ id: 92, layout: [] });
  const templates = { header, body, footer };
  expect(await placesIn({ ...inTemplate, templates }, true, templates[slot].id)).toEqual([place]);
  expect(await placesIn({ ...inTemplate, templates }, false, templates[slot].id)).toEqual([]);
});
