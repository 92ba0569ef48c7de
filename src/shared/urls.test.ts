import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, encodePath, isSafeHref } from './urls.ts';

const SITE = 'https://site.example/articles/one/';

/** Generates attack-like text: schemes, slashes, blanks, control and odd Unicode characters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'javascript:',
        'JaVaScRiPt:',
        'data:',
        'vbscript:',
        'blob:',
        'file:',
        'https:',
        'http:',
        'mailto:',
        'tel:',
        '//',
        '/\\',
        '\\',
        '/',
        'evil.example',
        'alert(1)',
        '@',
        '#',
        '?',
        '%',
        '..',
        '.',
        ':',
        '&colon;',
        '&#58;',
        'java',
        'script',
      ),
      fc.constantFrom(
        ' ',
        '\t',
        '\n',
        '\r',
        '\u0000',
        '\u0001',
        '\u001f',
        '\u007f',
        '\u0085',
        '\u00a0',
        '\u200b',
        '\u2028',
        '\u202e',
        '\ufeff',
        '\uff1a',
        '\ud800',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('isSafeHref', () => {
  it.each([
    '/',
    '/contact/',
    '/a?b=c#d',
    '#dates',
    '?page=2',
    'https://example.com/a',
    'HTTPS://EXAMPLE.COM',
    'mailto:a@b.example',
    'tel:+212524000000',
    'sms:+212600000000',
    '/مراكش/',
    ' https://example.com/ ',
  ])('accepts %j', (href) => expect(isSafeHref(href)).toBe(true));

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a/\\evil',
    'contact',
    'https://',
    'https:evil.example',
    'HTTP:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:',
    'ｊavascript:alert(1)',
    'javascript\u00a0:alert(1)',
    'jar:x',
    'about:blank',
    'intent://x',
  ])('refuses %j', (href) => expect(isSafeHref(href)).toBe(false));

  it('never accepts a script URL, or a path that leaves the site', () => {
    fc.assert(
      fc.property(hostile, (href) => {
        if (!isSafeHref(href)) return;
        // The parser of browsers, resolving the link on a page of the site.
        const target = new URL(href.trim(), SITE);
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(target.protocol);
        if (/^[/#?]/.test(href.trim())) expect(target.origin).toBe('https://site.example');
        // The same target whatever the scheme of the page.
        if (/^http/.test(target.protocol) && !/^[/#?]/.test(href.trim()))
          expect(new URL(href.trim(), SITE.replace('https', 'http')).href).toBe(target.href);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('canonicalPath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['about', '/about/'],
    ['/About/', '/about/'],
    ['//a///b', '/a/b/'],
    ['/a/./b/../c/', '/a/b/c/'],
    ['/../../etc/passwd', '/etc/passwd/'],
    ['/%2e%2e/%2e%2e/etc', '/etc/'],
    ['/a%2Fb/', '/a/b/'],
    ['\\a\\b', '/a/b/'],
    ['/%D9%85%D8%B1%D8%A7%D9%83%D8%B4/', '/مراكش/'],
    ['/Cafe\u0301/', '/café/'],
    ['/caf%C3%A9/', '/café/'],
    ['/J\u030c/', '/\u01f0/'],
  ])('normalizes %j to %j', (path, expected) => expect(canonicalPath(path)).toBe(expected));

  it.each(['/%', '/%zz/', '/%c3%28/', '/100%/', '/a%00b/', '/a%0d%0aSet-Cookie:x/', '/\ud800/'])(
    "%j is no document's path",
    (path) => expect(canonicalPath(path)).toBeUndefined(),
  );

  it('is idempotent, and survives being encoded and decoded', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (path) => {
        const canonical = canonicalPath(path);
        if (canonical === undefined) return;
        expect(canonical).toMatch(/^\/(.*\/)?$/su);
        expect(canonical).not.toMatch(/\/\/|\\|\/\.{1,2}\//);
        expect(canonicalPath(encodePath(canonical))).toBe(canonical);
        expect(new URL(encodePath(canonical), SITE).pathname).toBe(encodePath(canonical));
      }),
      { numRuns: 3000 },
    );
  });
});
