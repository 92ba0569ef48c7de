import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDotSegment, isPlainPath, originForm, pathOf } from './requestPath.ts';

describe('originForm', () => {
  it.each([
    ['/about/?a=1', '/about/?a=1'],
    ['http://site.example/about/?a=1', '/about/?a=1'],
    ['HTTPS://user@site.example:8080/admin', '/admin'],
    ['http://site.example', '/'],
    ['http://site.example?a=/..', '/?a=/..'],
    ['//site.example/about/', '//site.example/about/'],
    ['*', '*'],
  ])('%s becomes %s', (target, expected) => expect(originForm(target)).toBe(expected));
});

describe('hasDotSegment', () => {
  it.each([
    '/..',
    '/.',
    '/_next/../api/users/login',
    '/admin/..',
    '/api/./users/login',
    '/_next/%2e%2e/api',
    '/_next/.%2E/api',
    '/_next/..%2fapi',
    '/_next%2f..%2fapi',
    '/_next/..\\api',
    '/_next\\..\\api',
    '/_next/..%5capi',
    '/_next/..;/api',
    '/_next/..;x=1/api',
    '/_next/..%3b/api',
  ])('%s has one', (path) => expect(hasDotSegment(path)).toBe(true));

  it.each(['/', '/about/', '/.well-known/x', '/a..b/', '/.../', '/..a', '/search/a...b/', '/sitemap.xml', '/a./b'])(
    '%s has none',
    (path) => expect(hasDotSegment(path)).toBe(false),
  );
});

describe('isPlainPath', () => {
  it.each([
    '/api',
    '/admin/',
    '/api/users/login',
    '/api/payload-preferences/collection-posts-1',
    '/api/media/file/caf%C3%A9%20au%20lait.webp',
    '/_next/static/chunks/%5Broot-of-the-server%5D__0a.js',
    '/_next/static/chunks/app/(payload)/page.js',
    '/admin/collections/posts/1/versions/2',
  ])('%s is unambiguous', (path) => expect(isPlainPath(path)).toBe(true));

  it.each([
    '/api//users/login',
    '/api/users//login',
    '/api/users/%6cogin',
    '/api/users%2flogin',
    '/api/users%5Clogin',
    '/api/users\\login',
    '/api/users/%256cogin',
    '/api/users/login%00',
    '/api/users/login%0a',
    '/api/users/login;x',
    '/api/users/login#x',
    '/api/users/login%',
    '/api/users/../users/login',
    '/api/users/l\u00f6gin',
    '/api/users/login%7f',
    '/api/users/%5flogin',
    'api/users/login',
  ])('%s is ambiguous', (path) => expect(isPlainPath(path)).toBe(false));

  it('is false for a path whose ASCII letters or segments change when decoded', () => {
    const parts = ['/', 'api', 'users', '.', '..', '%2e', '%2f', '%5c', '%25', '%6c', '\\', ';', '%00', '%C3%A9', '//'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (chosen) => {
        const path = `/${chosen.join('')}`;
        if (!isPlainPath(path)) return;
        const decoded = decodeURIComponent(path);
        expect(decoded.split(/[/\\]/)).toHaveLength(path.split('/').length);
        expect(new URL(path, 'http://site.example').pathname).toBe(path);
        expect(decodeURIComponent(decoded)).toBe(decoded);
      }),
      { numRuns: 5000 },
    );
  });
});

it('pathOf drops the query', () => {
  expect(pathOf('/a?b?c')).toBe('/a');
  expect(pathOf('/a')).toBe('/a');
});
