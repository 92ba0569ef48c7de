import { describe, expect, test } from 'vitest';
import { pageFolder } from './pagePath.ts';

describe('pageFolder', () => {
  test.each([
    ['/', '/root'],
    ['/articles/the-dunes/', '/root/articles/the-dunes'],
    ['/%D9%85%D8%B1%D8%A7%D9%83%D8%B4/', '/root/مراكش'],
  ])('%s', (path, folder) => {
    expect(pageFolder('/root', path)).toBe(folder);
  });

  test.each([
    ['a path without a slash at its end', '/articles'],
    ['dot segments', '/../secret/'],
    ['dot segments in between', '/a/../../b/'],
    ['encoded dots', '/%2e%2e/secret/'],
    ['encoded slashes', '/..%2f..%2fetc/'],
    ['an encoded slash among letters', '/a%2fb/'],
    ['backslashes', '/..%5c..%5cetc/'],
    ['a null byte', '/a%00/'],
    ['hidden files', '/.git/'],
    ['empty segments', '/a//b/'],
    ['malformed encoding', '/%zz/'],
    ['a name too long for a file system', `/${'a'.repeat(201)}/`],
    ['a long name of many bytes', `/${encodeURIComponent('م'.repeat(101))}/`],
    ['a path too long altogether', `/${'abcdefgh/'.repeat(130)}`],
    ['a path that does not begin with a slash', 'articles/'],
  ])('refuses %s', (_name, path) => {
    expect(pageFolder('/root', path)).toBeUndefined();
  });
});
