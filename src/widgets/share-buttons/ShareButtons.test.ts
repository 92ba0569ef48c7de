import { describe, expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { COPY_ALLOWED } from '../../browser/copyText.ts';
import type { Example } from '../../render/samples/example.ts';
import { contrastRatio } from '../../shared/color.ts';
import { buildShareLink } from '../../shared/share/buildShareLink.ts';
import { findNetwork } from '../../shared/share/findNetworks.ts';
import { SHARE_NETWORKS, type ShareContent, type ShareNetwork } from '../../shared/share/networks.ts';

type Block = Example<'share-buttons'>['block'];

const ALL = SHARE_NETWORKS.map(({ id }) => ({ network: id }));

async function render(fields: Partial<Block> = {}): Promise<{ main: HTMLElement; css: string }> {
  return renderExample({ block: { blockType: 'share-buttons', networks: ALL, ...fields } as Block });
}

function methods(main: HTMLElement): string[] {
  return [...main.querySelectorAll<HTMLElement>('[data-share]')].map(({ dataset }) => dataset.share ?? '');
}

/** The article of the examples, with its share metadata. */
const PAGE: ShareContent = {
  url: 'https://rihla.example/three-nights/',
  title: 'Three nights in the dunes',
  text: 'What it is like to sleep under the stars.',
  image: 'https://rihla.example/media/dune-caravan-1280x853.jpg',
};

test('links share the page, in windows without opener; e-mail opens none', async () => {
  const { main } = await render({ showRetired: true });
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a')];
  expect(links).toHaveLength(18);
  for (const link of links) {
    const network = findNetwork(link.dataset.share) as ShareNetwork;
    expect(link.getAttribute('href')).toBe(buildShareLink(network, PAGE));
    const isOutside = network.id !== 'email';
    expect(link.getAttribute('target')).toBe(isOutside ? '_blank' : null);
    expect(link.getAttribute('rel')).toBe(isOutside ? 'noopener noreferrer nofollow' : null);
    expect(link.getAttribute('aria-label')).toBe(
      isOutside ? `Share on ${network.name} (opens in a new window)` : 'Share by e-mail',
    );
  }
});

test('copy protection does not affect the controls', async () => {
  const { main } = await render();
  const controls = [...main.querySelectorAll('[data-share]')];
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter((control) => !control.closest(`[${COPY_ALLOWED}]`))).toEqual([]);
});

test('the share sheet is first and copying last; discontinued networks are left out, and X is listed once', async () => {
  const { main } = await render();
  const shown = methods(main);
  expect(shown.at(0)).toBe('native');
  expect(shown.at(-1)).toBe('copy');
  expect(shown).toHaveLength(16);
  expect(shown.filter((id) => ['twitter', 'google', 'digg', 'stumbleupon', 'pocket', 'skype'].includes(id))).toEqual(
    [],
  );
  expect(shown.filter((id) => id === 'x-twitter')).toHaveLength(1);
});

test.each([
  ['icon', true, false],
  ['text', false, true],
  ['both', true, true],
] as const)('in the view %s: icons %s, names %s, and an accessible name in any', async (view, hasIcons, hasWords) => {
  const { main } = await render({ view, showRetired: true, showCopy: false, showNative: false });
  const controls = [...main.querySelectorAll('[data-share]')];
  for (const control of controls) {
    expect(Boolean(control.querySelector('svg path, svg circle')?.outerHTML)).toBe(hasIcons);
    expect(control.textContent !== '').toBe(hasWords);
    expect(control.getAttribute('aria-label')).toBeTruthy();
  }
});

test('every network has an icon', async () => {
  const { main } = await render({ view: 'icon', showRetired: true });
  const empty = [...main.querySelectorAll('path')].filter((path) => !/^m/i.test(path.getAttribute('d') ?? ''));
  expect(empty).toEqual([]);
});

test('an editor’s label is visible, and starts the accessible name', async () => {
  const { main } = await render({ networks: [{ network: 'whatsapp', label: 'Tell the others' }] });
  const link = main.querySelector('a');
  expect(link?.textContent).toBe('Tell the others');
  expect(link?.getAttribute('aria-label')).toBe('Tell the others: Share on WhatsApp (opens in a new window)');
});

test('every network’s own colour has enough contrast', async () => {
  const { css } = await render({ showRetired: true, colour: 'official' });
  const pairs = [...css.matchAll(/--share-fill:(#\w{6});--share-on:(#\w{6})/g)];
  expect(pairs.length).toBeGreaterThan(12);
  for (const [, fill = '', on = ''] of pairs) expect(contrastRatio(fill, on)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['ink', 'saffron', 'saffron'],
  ['ink', 'brand', 'paper'],
  ['saffron', undefined, 'ink'],
  ['brand', undefined, 'paper'],
] as const)('in %s with %s, text is in %s', async (primary, secondary, shown) => {
  const { css } = await render({ colour: 'custom', primary, ...(secondary ? { secondary } : {}) });
  expect(css).toContain(`--share-fill:var(--surface-${primary});--share-on:var(--surface-${shown});`);
});

describe('another URL', () => {
  test('is shared with its own title, on any page', async () => {
    const { main } = await render({
      networks: [{ network: 'reddit' }],
      target: 'custom',
      address: '/journeys/from-snow-to-sand/',
      addressTitle: 'From snow to sand',
    });
    expect(main.querySelector('a')?.getAttribute('href')).toBe(
      'https://www.reddit.com/submit?url=https%3A%2F%2Frihla.example%2Fjourneys%2Ffrom-snow-to-sand%2F&title=From%20snow%20to%20sand',
    );
    expect(main.querySelector('ul')?.getAttribute('aria-label')).toBe('Share: From snow to sand');
    expect(JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '')).toEqual({
      url: 'https://rihla.example/journeys/from-snow-to-sand/',
      title: 'From snow to sand',
      kind: 'link',
    });
  });

  test.each([undefined, 'mailto:a@b.example', 'javascript:alert(1)'])('such as %j is not shared', async (address) => {
    const { main } = await render({ target: 'custom', ...(address ? { address } : {}) });
    expect(main.innerHTML).toBe('');
  });
});

test('without any network the row is not rendered', async () => {
  const { main } = await render({ networks: [{ network: 'pocket' }], showCopy: false, showNative: false });
  expect(main.innerHTML).toBe('');
});
