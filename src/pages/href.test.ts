import { describe, expect, test } from 'vitest';
import { addressHref, anchorOf, documentHref } from './href.ts';

describe('a document', () => {
  test.each([
    ['pages', { path: '/about/', _status: 'published' }, '/about/'],
    ['posts', { path: '/field-notes/متى-تسافر/' }, '/field-notes/%D9%85%D8%AA%D9%89-%D8%AA%D8%B3%D8%A7%D9%81%D8%B1/'],
    ['categories', { slug: 'journeys' }, '/category/journeys/'],
    ['tags', { slug: 'été' }, '/tag/%C3%A9t%C3%A9/'],
  ])('of %s leads to its address', (relationTo, value, href) => {
    expect(documentHref({ relationTo, value })).toBe(href);
  });

  test.each([
    ['a draft', { relationTo: 'pages', value: { path: '/about/', _status: 'draft' } }],
    ['an id alone', { relationTo: 'pages', value: 7 }],
    ['nothing', { relationTo: 'pages', value: null }],
    ['a document without an address', { relationTo: 'pages', value: {} }],
    ['a term of another kind', { relationTo: 'users', value: { slug: 'amal' } }],
    ['no relation', null],
  ])('%s leads nowhere', (_, relation) => {
    expect(documentHref(relation)).toBeUndefined();
  });
});

describe('an address', () => {
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
  test('follows its kind and nothing else', () => {
    const both = { document: { relationTo: 'pages', value: { path: '/about/' } }, address: '/dates/' };
    expect(anchorOf({ ...both, kind: 'address' })).toEqual({ href: '/dates/' });
    expect(anchorOf({ ...both, kind: 'document' })).toEqual({ href: '/about/' });
    expect(anchorOf(both)).toEqual({ href: '/about/' });
  });

  test('in a new tab tells the other side nothing', () => {
    expect(anchorOf({ kind: 'address', address: '/dates/', newTab: true })).toEqual({
      href: '/dates/',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  test.each([
    undefined,
    null,
    {},
    { kind: 'address' as const },
    { kind: 'address' as const, address: 'javascript:x', newTab: true },
  ])('%j is none', (link) => {
    expect(anchorOf(link)).toBeUndefined();
  });
});
