import { expect, test } from 'vitest';
import { buildPageView } from '../../../tests/support/pageBuilders.ts';
import type { Lightbox, PageView } from '../../render/types.ts';
import { lightboxProps } from './lightboxSettings.ts';

const propsOf = (settings: Partial<Lightbox>, overrides: Partial<PageView> = {}) =>
  lightboxProps({
    view: buildPageView('article', { parts: { lightbox: { id: 1, ...settings } }, ...overrides }),
  });

test('everything is on by default', () => {
  expect(propsOf({})).toMatchObject({
    takesImages: true,
    controls: ['counter', 'zoom', 'fullscreen', 'share', 'download'],
  });
  expect(propsOf({ global_image_lightbox: false }).takesImages).toBe(false);
});

test.each(['counter', 'zoom', 'fullscreen', 'share', 'download'] as const)('%s has its own switch', (control) => {
  expect(propsOf({ [`lightbox_enable_${control}`]: false }).controls).not.toContain(control);
});

test('the share menu has the first of the operator’s networks that share by URL', () => {
  const networks = ['print', 'whatsapp', 'twitter', 'facebook', 'telegram', 'email', 'linkedin', 'reddit'] as const;
  const { theme } = buildPageView('article');
  const view = { theme: { ...theme, shareBox: { networks: [...networks] } } } as Partial<PageView>;
  expect(propsOf({}, view).networks).toEqual(['whatsapp', 'x-twitter', 'facebook', 'telegram', 'email']);
  expect(propsOf({ lightbox_enable_share: false }, view).networks).toEqual([]);
});
