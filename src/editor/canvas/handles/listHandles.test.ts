// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildKind } from '../../../shared/layouts/testing.ts';
import { listHandles } from './listHandles.ts';

const SPACE = { path: 'advanced.paddingStart', label: 'Inner space, top', type: 'select', tab: 'advanced' } as const;
const kind = buildKind('word', { settings: [{ ...SPACE, onDevices: { options: { '3': 'small' } } }] });

beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.adoptedStyleSheets = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Handles of a block of a height, in CSS px of the page. */
function handlesOf(height: number, scale: number) {
  document.body.innerHTML = '<p data-block-id="w">Word</p>';
  const box = new DOMRect(0, 0, 300, height);
  Object.assign(document.querySelector('p') as HTMLElement, { getBoundingClientRect: () => box });
  return listHandles({ block: { id: 'w', blockType: 'word' }, device: undefined, kind, page: document, scale });
}

test('a block that its handles would cover has none on its edges: it is pressed, and its settings have the spaces', () => {
  expect(handlesOf(80, 1).map(({ label }) => label)).toEqual(['Inner space, top']);
  expect(handlesOf(80, 0.5)).toEqual([]);
});
