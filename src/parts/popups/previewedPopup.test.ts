import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { AnyBlock } from '../../render/types.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { buildPopup } from './testSupport.ts';

const quote = (text: string, id: string): AnyBlock => ({ blockType: 'quote', id, text });

async function previewOf(layout: AnyBlock[], pageLayout: AnyBlock[] = []) {
  const everywhere = { conditions: [{ rule: 'include' as const, of: 'site' as const }], open_selector: 'a' };
  const editedPopup = buildPopup({ layout, entrance_animation: 'fadeIn', ...everywhere });
  const view = buildPlainView(pageLayout, {
    parts: { popups: [editedPopup] },
    edited: { part: 'popups', doc: editedPopup },
  });
  const { html } = await renderTestPage(view, { editing: true });
  return { html, document: new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/, '')).window.document };
}

test('renders an edited popup open above the page, with marked blocks, without animation', async () => {
  const { document, html } = await previewOf([quote('Then you sit.', 'q1')], [quote('Behind it.', 'q2')]);
  const popup = document.querySelector('[role="dialog"][data-popup]');
  expect(popup?.getAttribute('aria-label')).toBe('Packing guide');
  expect(popup?.hasAttribute('data-shown')).toBe(true);
  expect(popup?.querySelector('[data-block-id="q1"]')?.textContent).toContain('Then you sit.');
  expect(document.querySelector('main [data-block-id="q2"]')).not.toBeNull();
  expect(html).not.toContain('r-in-fadeIn');
  expect(html).toContain('.r-popup');
});

test('shows editors’ notes at its blocks only, not at the page’s', async () => {
  const empty = (id: string): AnyBlock => ({ blockType: 'button', id, label: '' });
  const { document } = await previewOf([empty('b1')], [empty('b2')]);
  const notes = [...document.querySelectorAll('.r-problem')].map((note) => note.getAttribute('data-block-id'));
  expect(notes).toEqual(['b1']);
});

test('includes lightbox and actions of the edited popup', async () => {
  const link = {
    kind: 'address' as const,
    address: writeAction({ action: 'lightbox', settings: { url: '/media/a.jpg' } }),
  };
  const { document } = await previewOf([{ blockType: 'button', id: 'b1', label: 'See', link }]);
  const islands = [...document.querySelectorAll('rihla-island')].map((island) => island.getAttribute('name'));
  expect(islands).toEqual(expect.arrayContaining(['actions', 'lightbox']));
});

test('opens no popup by itself in a preview', async () => {
  expect((await previewOf([])).document.querySelector('rihla-island[name="popups"]')).toBeNull();
});
