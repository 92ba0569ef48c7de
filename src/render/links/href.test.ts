import { describe, expect, test } from 'vitest';
import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import type { Media } from '../types.ts';
import { addressHref, anchorOf, documentHref, type StoredLink } from './href.ts';

describe('a document', () => {
  test.each([
    ['pages', { path: '/about/', _status: 'published' }, '/about/'],
    ['posts', { path: '/field-notes/متى-تسافر/' }, '/field-notes/%D9%85%D8%AA%D9%89-%D8%AA%D8%B3%D8%A7%D9%81%D8%B1/'],
    ['categories', { path: '/category/journeys/' }, '/category/journeys/'],
    ['tags', { path: '/tag/été/' }, '/tag/%C3%A9t%C3%A9/'],
  ])('of %s links to its path', (relationTo, value, href) => {
    expect(documentHref({ relationTo, value })).toBe(href);
  });

  test.each([
    ['a draft', { relationTo: 'pages', value: { path: '/about/', _status: 'draft' } }],
    ['an id alone', { relationTo: 'pages', value: 7 }],
    ['nothing', { relationTo: 'pages', value: null }],
    ['a document without an address', { relationTo: 'pages', value: {} }],
    ['a term of another kind', { relationTo: 'users', value: { slug: 'amal' } }],
    ['no relation', null],
  ])('%s has no link', (_, relation) => {
    expect(documentHref(relation)).toBeUndefined();
  });
});

describe('a URL', () => {
  test.each(['/dates/', '#dates', '?page=2', 'https://weather.example/', 'mailto:a@b.example', 'tel:+212524000142'])(
    '%s is safe',
    (address) => {
      expect(addressHref(` ${address} `)).toBe(address);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
    null,
  ])('%j is not linked to', (address) => {
    expect(addressHref(address)).toBeUndefined();
  });
});

describe('a stored link', () => {
  test('uses only the fields of its kind', () => {
    const both = { document: { relationTo: 'pages', value: { path: '/about/' } }, address: '/dates/' };
    expect(anchorOf({ ...both, kind: 'address' })).toEqual({ href: '/dates/' });
    expect(anchorOf({ ...both, kind: 'document' })).toEqual({ href: '/about/' });
    expect(anchorOf(both)).toEqual({ href: '/about/' });
  });

  test('in a new tab has noopener and noreferrer', () => {
    expect(anchorOf({ kind: 'address', address: '/dates/', newTab: true })).toEqual({
      href: '/dates/',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  test('can exclude a linked picture from the lightbox', () => {
    const link: StoredLink = { kind: 'address', address: '/media/map.png?v=2', skipLightbox: true };
    expect(anchorOf(link)).toEqual({ href: '/media/map.png?v=2', 'data-lightbox': 'no' });
    expect(anchorOf({ ...link, newTab: true })).toMatchObject({ target: '_blank', 'data-lightbox': 'no' });
    expect(anchorOf({ ...link, skipLightbox: false })).toEqual({ href: '/media/map.png?v=2' });
    expect(anchorOf({ ...link, address: '/map.png/' })).toEqual({ href: '/map.png/' });
  });

  test.each([
    undefined,
    null,
    {},
    { kind: 'address' as const },
    { kind: 'address' as const, address: 'javascript:x', newTab: true },
  ])('%j is no link', (link) => {
    expect(anchorOf(link)).toBeUndefined();
  });
});

describe('an action', () => {
  const popup = { id: 12, _status: 'published' };
  const picture = { filename: 'dunes at dawn.jpg', title: 'Dunes', description: 'x'.repeat(600) } as Media;
  const fallback = { relationTo: 'posts', value: { path: '/field-notes/what-to-pack/' } };
  const follow = (link: StoredLink) => {
    const anchor = anchorOf({ kind: 'action', ...link });
    return anchor && { ...anchor, href: parseAction(actionHash(anchor.href)) };
  };

  test.each<[StoredLink, unknown, boolean]>([
    [{ action: 'popup:open', popup }, { action: 'popup:open', settings: { id: 12 } }, true],
    [{ action: 'popup:open', popup, toggle: true }, { action: 'popup:open', settings: { id: 12, toggle: true } }, true],
    [{ action: 'popup:close' }, { action: 'popup:close', settings: {} }, false],
    [
      { action: 'popup:close', doNotShowAgain: true },
      { action: 'popup:close', settings: { do_not_show_again: true } },
      false,
    ],
    [{ action: 'off_canvas:open', panel: 'menu' }, { action: 'off_canvas:open', settings: { id: 'menu' } }, true],
    [{ action: 'off_canvas:toggle', panel: 'menu' }, { action: 'off_canvas:toggle', settings: { id: 'menu' } }, true],
    [{ action: 'off_canvas:close', panel: 'menu' }, { action: 'off_canvas:close', settings: { id: 'menu' } }, false],
    [
      { action: 'lightbox', picture },
      {
        action: 'lightbox',
        settings: { url: '/media/dunes%20at%20dawn.jpg', title: 'Dunes', description: 'x'.repeat(500) },
      },
      true,
    ],
    [
      { action: 'lightbox', picture: { filename: 'camp.jpg' } as Media, slideshow: ' the-camp ' },
      { action: 'lightbox', settings: { url: '/media/camp.jpg', slideshow: 'the-camp' } },
      true,
    ],
    [{ action: 'reload-page' }, { action: 'reload-page', settings: {} }, false],
  ])('%o can be parsed in the browser', (link, action, opens) => {
    expect(follow(link)).toEqual({ href: action, ...(opens && { 'aria-haspopup': 'dialog' }) });
  });

  test('is appended to the URL of its fallback page without script', () => {
    expect(anchorOf({ kind: 'action', action: 'popup:open', popup, fallback })?.href).toMatch(
      /^\/field-notes\/what-to-pack\/#rihla-action:action=popup:open&settings=[\w-]+$/,
    );
    const draft = { relationTo: 'pages', value: { path: '/draft/', _status: 'draft' } };
    expect(anchorOf({ kind: 'action', action: 'popup:open', popup, fallback: draft })?.href).toMatch(/^#rihla-action:/);
  });

  test('of a picture has the file as fallback, unless a page was chosen', () => {
    const link: StoredLink = { kind: 'action', action: 'lightbox', picture };
    expect(anchorOf(link)?.href).toMatch(/^\/media\/dunes%20at%20dawn\.jpg#rihla-action:/);
    expect(anchorOf({ ...link, fallback })?.href).toMatch(/^\/field-notes\/what-to-pack\/#rihla-action:/);
  });

  test('never opens in a new tab, and ignores fields of other kinds of link', () => {
    const left = { address: '/dates/', document: fallback, newTab: true };
    expect(anchorOf({ ...left, kind: 'action', action: 'reload-page' })).toEqual({
      href: '#rihla-action:action=reload-page',
    });
    expect(anchorOf({ kind: 'address', address: '/dates/', action: 'reload-page' })).toEqual({ href: '/dates/' });
  });

  test.each<StoredLink>([
    {},
    { action: null },
    { action: 'toString' as never },
    { action: 'popup:open' },
    { action: 'popup:open', popup: 12 },
    { action: 'popup:open', popup: { id: 12, _status: 'draft' } as never },
    { action: 'off_canvas:open' },
    { action: 'off_canvas:open', panel: 'a,*' },
    { action: 'lightbox', picture: 3 },
    { action: 'lightbox', picture: {} as Media },
  ])('%o is no action', (link) => {
    expect(anchorOf({ kind: 'action', fallback, ...link })).toBeUndefined();
  });
});
