import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../../tests/support/hostile/hostile.ts';
import { findActiveContent } from '../../../../tests/support/widgets/inertness.ts';
import { sanitizeDisplayText } from './sanitizeDisplayText.ts';

const REL = 'nofollow noopener noreferrer';

describe('keeps', () => {
  test.each([
    ['plain words', 'Salam, how can we help?'],
    ['emphasis and breaks', '<strong>a</strong> <em>b</em> <b>c</b> <i>d</i><br>e'],
    ['nesting', '<b><i>both</i></b>'],
    ['line ends and blank lines', 'one\r\n\r\ntwo\n\nthree\tfour'],
    ['the placeholder', 'I will be back in [njwa_time_work]'],
    ['ampersands between words', 'Tom & Jerry, R & B &'],
    ['letters of any script', 'مرحبا 🐪 é'],
  ])('%s', (_, text) => expect(sanitizeDisplayText(text)).toBe(text));

  test.each([
    ['https://example.com/?a=1&b=2', `<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="${REL}">x</a>`],
    ['HTTP://example.com', `<a href="HTTP://example.com" target="_blank" rel="${REL}">x</a>`],
    ['/privacy/', `<a href="/privacy/" target="_blank" rel="${REL}">x</a>`],
    ['mailto:a@b.example', `<a href="mailto:a@b.example" rel="${REL}">x</a>`],
    ['tel:+212612345678', `<a href="tel:+212612345678" rel="${REL}">x</a>`],
    ['#terms', `<a href="#terms" rel="${REL}">x</a>`],
    ['/media/a.jpg', `<a href="/media/a.jpg" target="_blank" rel="${REL}">x</a>`],
  ])('a link to %s', (href, expected) => {
    expect(sanitizeDisplayText(`<a class="c" target="_top" rel="opener" href=" ${href} " onclick="y">x</a>`)).toBe(
      expected,
    );
  });
});

describe('a link’s lightbox setting', () => {
  const clean = (attributes: string) => sanitizeDisplayText(`<a ${attributes}>x</a>`);

  test('is kept when it keeps a picture out of the lightbox', () => {
    const kept = `<a href="/media/a.jpg" target="_blank" rel="${REL}" data-lightbox="no">x</a>`;
    expect(clean('data-lightbox="no" href="/media/a.jpg"')).toBe(kept);
    expect(sanitizeDisplayText(kept)).toBe(kept);
  });

  test.each([
    'href="/media/a.jpg" data-lightbox="yes"',
    'href="/about/" data-lightbox="no"',
    'href="/media/a.jpg" data-lightbox-title="<b>x"',
  ])('is dropped otherwise: %s', (attributes) => {
    expect(clean(attributes)).not.toContain('data-');
  });
});

describe('escapes', () => {
  test.each([
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['a &lt;b&gt; c', 'a &lt;b&gt; c'],
    ['&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
    ['AT&T &copy 1&2 &#38;lt;', 'AT&amp;T © 1&amp;2 &amp;lt;'],
    ['a<3', 'a&lt;3'],
    ['x > y', 'x &gt; y'],
  ])('%s', (text, expected) => expect(sanitizeDisplayText(text)).toBe(expected));
});

describe('drops', () => {
  test.each([
    ['tags, not their words', '<p>Hello <span style="color:red">you</span></p>', 'Hello you'],
    ['script and style whole', 'a<script>alert(1)</script><style>*{}</style>b', 'ab'],
    ['attributes', '<strong style="x" onclick="y" class="z" id="w">a</strong>', '<strong>a</strong>'],
    ['links that lead nowhere safe, not their words', '<a href="javascript:alert(1)">words</a>', 'words'],
    ['links without an address', '<a name="x">words</a>', 'words'],
    ['links to other hosts without a scheme', '<a href="//evil.example">words</a>', 'words'],
    ['links that write messages', '<a href="sms:+1">words</a>', 'words'],
    ['comments', 'a<!-- <b> -->b', 'ab'],
    ['NUL and its like', 'a\0b\u0007c\u007fd\u0085e&#1;f', 'abcdef'],
    ['half a character', 'a\ud83cb', 'a\ufffdb'],
  ])('%s', (_, text, expected) => expect(sanitizeDisplayText(text)).toBe(expected));
});

/**
 * XSS vectors: plain injection, schemes in disguise, and markup that changes when it is parsed again (mutation XSS).
 */
const ATTACKS = [
  ...HOSTILE,
  '<img src=x onerror=alert(1)>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script/src=//evil.example>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><table><mglyph><style><math><img src onerror=alert(1)></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><b title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<plaintext><b>x',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
  '<b <script>alert(1)</script>0',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="https://a.example/" href="javascript:alert(1)">x</a>',
  `<a href='https://a.example/"onmouseover="alert(1)'>x</a>`,
  '<a href="https://a.example/<script>">x</a>',
  '<a href="mailto:a@b.example?subject=<img src=x onerror=alert(1)>">x</a>',
  '<a href="https://x"><a href="javascript:alert(1)">y</a></a>',
  '<a href=https://x><b><a href=https://y><i></a></b></i>z',
  '<a href=https://x><b><a href=https://y><i></a></b></i>z<a href="https://x"><a href="javascript:alert(1)">y</a></a>',
  '<b onclick\0=alert(1)>x</b>',
  '<\0script>alert(1)</script>',
  '<br style="x" onload=y/>',
  '</b></strong></a><b>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '&\u0001lt;script&\u0001gt;',
  '&&#1;lt;img src=x onerror=alert(1)&gt;',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!DOCTYPE x [<!ENTITY y "<img src=x onerror=alert(1)>">]>&y;',
  `${'<b>'.repeat(2000)}deep`,
  '\u2028<b>\ufeff</b>\u202e',
];

/** A separate document, which parses the text as visitors' browsers do. */
const { window } = new JSDOM('<!doctype html><body></body>');

/** What is unsafe in sanitised text, once a browser has parsed it. */
function findFaults(html: string): string[] {
  const box = window.document.createElement('div');
  box.innerHTML = html;
  const faults = findActiveContent(box);
  for (const element of box.querySelectorAll('*')) {
    if (!['a', 'b', 'br', 'em', 'i', 'strong'].includes(element.localName)) faults.push(`<${element.localName}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(`namespace of <${element.localName}>`);
    const names = element
      .getAttributeNames()
      .filter((name) => !(element.localName === 'a' && ['href', 'target', 'rel'].includes(name)));
    faults.push(...names.map((name) => `${element.localName}[${name}]`));
    if (element.localName === 'a' && element.getAttribute('rel') !== REL) faults.push('a link without rel');
  }
  // Mutation XSS: parsed again, as by a script that copies markup, it must stay the same.
  const again = window.document.createElement('div');
  again.innerHTML = box.innerHTML;
  faults.push(...findActiveContent(again));
  return faults;
}

test('findFaults detects faults', () => {
  for (const bad of [
    '<img src=x onerror=alert(1)>',
    '<p>x</p>',
    '<b id=x>x</b>',
    '<a href="javascript:x">x</a>',
    '<svg><b>',
  ]) {
    expect(findFaults(bad), bad).not.toEqual([]);
  }
});

test('limits nesting to ten', () => {
  expect(sanitizeDisplayText(`${'<b>'.repeat(250)}deep`)).toBe(`${'<b>'.repeat(10)}deep${'</b>'.repeat(10)}`);
});

test.each(ATTACKS.map((attack) => [attack.slice(0, 60), attack]))('nothing executes from %j', (_, attack) => {
  const html = sanitizeDisplayText(attack);
  expect(findFaults(html)).toEqual([]);
  expect(sanitizeDisplayText(html)).toBe(html);
});

test('nothing executes from any mixture of them, and sanitising is idempotent', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS.slice(0, -2)),
    fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '/',
      '=',
      ';',
      '<!--',
      '-->',
      '</',
      '<a href=',
      '<b>',
      '</b>',
      '<br>',
      '&amp;',
      '&lt',
      '&#60',
      '\0',
      '\u0001',
      ' ',
    ),
    fc.constantFrom(
      'amp;',
      'lt;',
      '#1;',
      '&',
      'x',
      '<svg>',
      '<math>',
      '<style>',
      '<script>',
      '<title>',
      '<textarea>',
      '</p>',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (mixed) => {
      const html = sanitizeDisplayText(mixed);
      expect(findFaults(html)).toEqual([]);
      expect(sanitizeDisplayText(html)).toBe(html);
    }),
    { numRuns: 1500 },
  );
});

test('plain text is displayed unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (words) => {
      const box = window.document.createElement('div');
      box.innerHTML = sanitizeDisplayText(words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
      expect(box.textContent).toBe(words);
    }),
  );
});
