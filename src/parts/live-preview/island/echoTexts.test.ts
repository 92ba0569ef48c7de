// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { echoTexts } from './echoTexts.ts';

const heading = (text: string) => `<h2 data-block-id="h" data-text="text">${text}</h2>`;
const change = (before: string, after: string) => ({ blockId: 'h', field: 'text', before, after });
const shown = () => document.querySelector('[data-block-id="h"]')?.innerHTML;

beforeEach(() => {
  // jsdom has no CSS.escape; the names in these tests need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML = heading('Tea');
});

test('shows a text before the server has rendered it', () => {
  echoTexts().show(change('Tea', 'Tea & <b>salt</b>'), 1);
  expect(shown()).toBe('Tea &amp; &lt;b&gt;salt&lt;/b&gt;');
});

test('shows a text with emphasis, where its element has that', () => {
  document.body.innerHTML = '<h2 data-block-id="h" data-text="text" data-emphasis="">Tea <em>at</em> noon</h2>';
  const echoes = echoTexts();
  echoes.show(change('Tea *at* noon', 'Tea *at* noon!'), 1);
  expect(shown()).toBe('Tea <em>at</em> noon!');
  echoes.show(change('Tea *at* noon!', 'Tea *a<b>t* noon!'), 2);
  expect(shown()).toBe('Tea <em>a&lt;b&gt;t</em> noon!');
  echoes.show(change('Tea *a<b>t* noon!', 'Tea * noon'), 3);
  expect(shown()).toBe('Tea * noon');
});

test('stars are stars in a text without emphasis', () => {
  echoTexts().show(change('Tea', '*Tea*'), 1);
  expect(shown()).toBe('*Tea*');
});

test('a rendering of an older state does not revert later typing', () => {
  const echoes = echoTexts();
  echoes.show(change('Tea', 'Tea '), 1);
  echoes.show(change('Tea ', 'Tea a'), 2);
  echoes.show(change('Tea a', 'Tea at'), 3);
  document.body.innerHTML = heading('Tea ');
  echoes.showAfter(1);
  expect(shown()).toBe('Tea at');
});

test('a rendering of the newest state is kept', () => {
  const echoes = echoTexts();
  echoes.show(change('Tea', 'Tea!'), 1);
  document.body.innerHTML = heading('Tea');
  echoes.showAfter(1);
  expect(shown()).toBe('Tea');
});

test.each([
  ['is shown in another way than it is written', heading('Tea <em>at</em> noon')],
  ['has its emphasis elsewhere', '<h2 data-block-id="h" data-text="text" data-emphasis=""><em>Tea</em></h2>'],
  ['is another', heading('Salt')],
  ['is being edited in place', '<h2 data-block-id="h" data-text="text" contenteditable="plaintext-only">Tea</h2>'],
  ['belongs to a block inside', '<div data-block-id="h"><p data-block-id="p" data-text="text">Tea</p></div>'],
  ['is of another field', '<h2 data-block-id="h"><span data-text="eyebrow">Tea</span></h2>'],
])('leaves a text that %s to the server', (_what, html) => {
  document.body.innerHTML = html;
  echoTexts().show({ ...change('Tea', 'Coffee'), field: 'text' }, 1);
  expect(document.body.innerHTML).toBe(html);
});
