import { describe, expect, test } from 'vitest';
import { buildPageView, buildTemplate, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { AnyBlock, Theme } from '../../render/types.ts';

type Settings = NonNullable<Theme['shareBox']>;

/** Renders an article whose template has a share box at both positions, with theme settings. */
async function renderBoxes(shareBox: Settings | undefined): Promise<string> {
  const layout = ['top', 'bottom'].map((place) => ({ blockType: 'share-box', place, advanced: { htmlId: place } }));
  const view = buildPageView('article');
  const { html } = await renderTestPage({
    ...view,
    theme: { ...view.theme, ...(shareBox ? { shareBox } : { shareBox: {} }) },
    templates: { ...view.templates, body: buildTemplate({ layout: layout as AnyBlock[] }) },
  });
  return html;
}

const places = (html: string) => [...html.matchAll(/class="r-share-box" id="(\w+)"/g)].map(([, place]) => place);
const methods = (html: string) => [...html.matchAll(/data-share="([\w-]+)"/g)].map(([, method]) => method);

describe('position', () => {
  test.each([
    [undefined, ['bottom']],
    [{ position: 'top' as const }, ['top']],
    [{ position: 'bottom' as const }, ['bottom']],
    [{ position: 'both' as const }, ['top', 'bottom']],
    [{ position: 'both' as const, enabled: false }, []],
    [{ position: 'both' as const, networks: ['pocket' as const], showCopy: false, showNative: false }, []],
  ])('with the theme settings %j: %j', async (settings, expected) => {
    expect(places(await renderBoxes(settings))).toEqual(expected);
  });
});

test('without settings has the networks of a new box, the share sheet first and copying last', async () => {
  expect(methods(await renderBoxes(undefined))).toEqual([
    'native',
    'whatsapp',
    'facebook',
    'x-twitter',
    'email',
    'copy',
  ]);
});

test('shows the networks of the theme, in order, without discontinued ones', async () => {
  const networks = ['telegram', 'google', 'twitter'] as const;
  const html = await renderBoxes({ networks: [...networks], showCopy: false, showNative: false });
  expect(methods(html)).toEqual(['telegram', 'x-twitter']);
});

test('its title names the row', async () => {
  const html = await renderBoxes({ title: 'Pass it on' });
  const [, id] = html.match(/<p class="r-share-box__title" id="([\w-]+)">Pass it on</) ?? [];
  expect(html).toContain(`aria-labelledby="${id}"`);
  expect(await renderBoxes({ title: '' })).toContain('>Share this article</p>');
});

test('the row has no other accessible name', async () => {
  expect(await renderBoxes(undefined)).not.toMatch(/<ul aria-label=/);
});

test('two boxes on a page have titles of their own', async () => {
  const html = await renderBoxes({ position: 'both' });
  const ids = [...html.matchAll(/aria-labelledby="(share[\w-]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['names', false, true],
  ['icons', true, false],
  ['buttons', true, true],
] as const)('in the look %s it has icons %s, names %s', async (look, hasIcons, hasNames) => {
  const html = await renderBoxes({ look, networks: ['facebook'], showCopy: false, showNative: false });
  const [link = ''] = html.match(/<a [^>]*data-share="facebook".*?<\/a>/) ?? [];
  expect(link.includes('<svg')).toBe(hasIcons);
  expect(link.includes('>Facebook<')).toBe(hasNames);
});

test('hides networks at the theme’s breakpoints, and only where script offers alternatives', async () => {
  const html = await renderBoxes({ hideOn: ['mobile', 'tablet'] });
  const [, classes = ''] = html.match(/<li class="([^"]*)"><a [^>]*data-share="facebook"/) ?? [];
  const rules = classes
    .split(' ')
    .map((name) => html.match(new RegExp(`@media ([^{]*)\\{\\.${name}\\{display:none\\}`))?.[1]);
  expect(rules).toEqual([
    '(scripting: enabled) and (width <= 689px)',
    '(scripting: enabled) and (689px < width <= 999px)',
  ]);
});
