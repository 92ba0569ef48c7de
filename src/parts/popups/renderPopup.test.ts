import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { MAIN_MENU } from '../../render/samples/menus.ts';
import type { Popup } from '../../render/types.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { renderTestPopup } from './testSupport.ts';

const parse = (html: string) => JSDOM.fragment(html).firstElementChild as HTMLElement;
const heading = (fields: object) => ({ blockType: 'heading', level: 'h2', ...fields });
const quote = { blockType: 'quote', text: 'Then you sit.' };

describe('ignores invalid', () => {
  test('sizes, animations and classes', async () => {
    const { css, html } = await renderTestPopup({
      width: Number.NaN,
      height: 'custom',
      height_custom: 1e9,
      entrance_animation: 'x{}' as 'fadeIn',
      entrance_animation_duration: { size: -1 },
      classes: 'ok "><script> 9no also-ok',
      title: '"><script>alert(1)</script>',
    });
    expect(css.join('')).toContain('--popup-width:640px;--popup-duration:1.2s;--popup-height:380px');
    const { classList } = parse(html);
    expect([...classList].slice(2)).toEqual(['ok', 'also-ok']);
    expect(html).not.toContain('<script');
    expect(parse(html).getAttribute('aria-label')).toBe('"><script>alert(1)</script>');
  });

  test('blocks, and keeps the others', async () => {
    const { html, problems } = await renderTestPopup({
      layout: [{ blockType: 'unknown' }, quote, { blockType: 'posts' }],
    });
    expect(html).toContain('Then you sit.');
    expect(problems).toEqual([expect.objectContaining({ blockType: 'unknown' })]);
  });
});

test('is a labelled dialog with a labelled close button, unless that is off', async () => {
  const dialog = parse((await renderTestPopup({ layout: [quote] })).html);
  expect([dialog.localName, dialog.getAttribute('aria-label')]).toEqual(['dialog', 'Packing guide']);
  expect(dialog.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
  expect(parse((await renderTestPopup({ close_button: false })).html).querySelector('button')).toBeNull();
});

test('contains panels with unique names', async () => {
  const panel = { blockType: 'off-canvas', name: 'note', title: 'A note', triggerLabel: 'Read it', blocks: [quote] };
  const { html, problems } = await renderTestPopup({ layout: [panel, { ...panel, title: 'Another' }] });
  const panels = [...parse(html).querySelectorAll<HTMLElement>('[data-panel]')];
  expect(panels.map(({ dataset, id }) => [id.startsWith('popup-'), dataset.panel])).toEqual([[true, 'note']]);
  expect(problems).toMatchObject([{ blockType: 'off-canvas', error: { message: expect.stringContaining('“note”') } }]);
});

test('contains the styles of its box, widgets and animations only', async () => {
  const { css } = await renderTestPopup({ layout: [quote], entrance_animation: 'fadeInUp', exit_animation: 'zoomIn' });
  const style = css.join('');
  expect(style.match(/@keyframes r-(in|out)-\w+/g)).toEqual(['@keyframes r-in-fadeInUp', '@keyframes r-out-zoomIn']);
  expect(style).toContain('.r-quote');
  expect(style).not.toMatch(/\.r-button|@font-face|@layer tokens/);
});

test('shares a widget’s style sheet with pages byte for byte, so that no page adds it twice', async () => {
  const { html } = await renderBlocksPage([quote]);
  const { css } = await renderTestPopup({ layout: [quote] });
  const ofQuote = css.filter((sheet) => sheet.includes('.r-quote'));
  expect(ofQuote).toHaveLength(1);
  expect(html).toContain(ofQuote[0]);
});

test('has no id, class or prefix of the page', async () => {
  const padded = { ...quote, advanced: { paddingStart: '3' } };
  const layout = [
    heading({ text: 'What to pack' }),
    padded,
    { blockType: 'menu', menu: MAIN_MENU },
    { blockType: 'share-buttons' },
  ];
  const [page, popup] = [await renderBlocksPage(layout), await renderTestPopup({ layout })];
  const idsOf = (html: string) => [...html.matchAll(/ (?:id|prefix)="([^"]+)"/g)].map(([, id]) => id);
  expect(idsOf(popup.html).length).toBeGreaterThan(1);
  expect(idsOf(popup.html).every((id) => id?.startsWith('popup-12-'))).toBe(true);
  expect(idsOf(page.html).some((id) => id?.startsWith('popup-'))).toBe(false);
  const rules = popup.css.at(-1)?.match(/\.[a-z][\w-]*(?=\{)/g);
  expect(rules?.length).toBeGreaterThan(1);
  expect(rules?.every((name) => name.startsWith('.p12-'))).toBe(true);
});

describe('has placeholders for title and URL of the page', () => {
  const anchors = async (block: object) => {
    const { html } = await renderTestPopup({ layout: [block] });
    const dialog = parse(html);
    const hrefs = [...dialog.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
    const props = dialog.querySelector('rihla-island')?.getAttribute('props') ?? '{}';
    return { hrefs, props: JSON.parse(props) };
  };

  test('in share buttons', async () => {
    const networks = ['facebook', 'whatsapp', 'pinterest'].map((network) => ({ network }));
    expect(await anchors({ blockType: 'share-buttons', networks })).toEqual({
      hrefs: [
        'https://www.facebook.com/sharer.php?u=__page_url__',
        'https://api.whatsapp.com/send?text=*__page_title__*\n__page_url__',
        'https://www.pinterest.com/pin/create/button/?url=__page_url__&media=__page_image__&description=__page_title__',
      ],
      props: { url: '__page_url__', title: '__page_title__', kind: '__page_kind__' },
    });
  });

  test('none in share buttons with a custom address', async () => {
    const networks = [{ network: 'facebook' }];
    const block = { blockType: 'share-buttons', networks, target: 'custom', address: '/gift/', addressTitle: 'Gift' };
    expect(await anchors(block)).toEqual({
      hrefs: ['https://www.facebook.com/sharer.php?u=https://rihla.example/gift/'],
      props: { url: 'https://rihla.example/gift/', title: 'Gift', kind: 'link' },
    });
  });

  test('in the message of a chat', async () => {
    const { hrefs } = await anchors({ blockType: 'chat-button', account: 1 });
    expect(hrefs).toEqual([expect.stringContaining('about __page_fullTitle__ (__page_url__).')]);
  });
});

describe('brings the lightbox', () => {
  const film = (fields: object = {}) => ({
    blockType: 'button',
    label: 'Watch',
    link: {
      kind: 'address',
      address: writeAction({ action: 'lightbox', settings: { url: 'https://vimeo.com/76979871' } }),
    },
    ...fields,
  });
  const picture = { blockType: 'button', label: 'See', link: { kind: 'address', address: '/media/dunes.jpg' } };

  test.each([
    ['a link to a picture', picture],
    ['a link that shows something large', film()],
  ])('when it has %s, woken by clicks only', async (_what, block) => {
    const { css, html, lightbox = '' } = await renderTestPopup({ layout: [block] });
    const marker = parse(lightbox);
    expect([marker.getAttribute('name'), marker.getAttribute('src')]).toEqual(['lightbox', '/assets/lightbox.js']);
    expect(marker.getAttribute('trigger')).toMatch(/^link\([^|]*\)$/);
    expect(JSON.parse(marker.getAttribute('props') ?? '')).toMatchObject({ takesImages: true });
    expect(css.join('')).toContain('rihla-island');
    expect(html).not.toContain('name="lightbox"');
  });

  test('only then', async () => {
    const fragment = await renderTestPopup({ layout: [quote] });
    expect(fragment).not.toHaveProperty('lightbox');
    expect(fragment.sources).toEqual({ pictures: [], calls: [], films: [], frames: [], forms: [] });
  });
});

test('keeps an id set by an editor', async () => {
  const { html } = await renderTestPopup({ layout: [heading({ text: 'Dates', advanced: { htmlId: 'dates' } })] });
  expect(html).toContain('id="dates"');
});

test.each<[string, Partial<Popup>, object]>([
  ['by default', {}, { overlay: true, a11y_navigation: true }],
  ['with everything off', { overlay: false, a11y_navigation: false, prevent_scroll: false, close_button_delay: 0 }, {}],
  [
    'with everything on',
    { prevent_scroll: true, prevent_close_on_esc_key: true, close_automatically: 9, close_button_delay: 2 },
    {
      overlay: true,
      a11y_navigation: true,
      prevent_scroll: true,
      prevent_close_on_esc_key: true,
      close_automatically: 9,
      close_button_delay: 2,
    },
  ],
  [
    'that counts when it opens',
    { timing: { times: { enabled: true, times_count: true, times_times: 4, times_period: 'day' } } },
    { overlay: true, a11y_navigation: true, times_count: true, times_times: 4 },
  ],
  [
    'that counts when it closes',
    { timing: { times: { enabled: true, times_count: false } } },
    { overlay: true, a11y_navigation: true, times_times: 3 },
  ],
  [
    'whose rule of times is off',
    { timing: { times: { enabled: false, times_count: true } } },
    { overlay: true, a11y_navigation: true },
  ],
])('has its behaviour settings %s', async (_name, changes, expected) => {
  const { layout: _layout, ...fields } = changes;
  expect((await renderTestPopup(fields)).settings).toEqual({ title: 'Packing guide', ...expected });
});

test.each([
  [{ width: 1200, position: 'top-center' as const }, true],
  [{ width: 1200, position: 'bottom-center' as const }, true],
  [{ width: 1199, position: 'top-center' as const }, false],
  [{ width: 2000, position: 'center-center' as const }, false],
  [{ width: 2000, position: 'top-center' as const, height: 'screen' as const }, false],
])('is a bar when it is wide and in the middle of an edge: %o', async (fields, isBar) => {
  expect(parse((await renderTestPopup(fields)).html).hasAttribute('data-bar')).toBe(isBar);
});
