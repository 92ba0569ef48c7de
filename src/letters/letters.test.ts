import { JSDOM } from 'jsdom';
import { describe, expect, it, test } from 'vitest';
import { contrastRatio } from '../shared/color.ts';
import { darkColours } from '../shared/looks/darkColours.ts';
import { LOOKS } from '../shared/looks/looks.ts';
import { KHETTARA, LETTERS } from './examples.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';
import { PLAIN_LETTERHEAD } from './samples/plainLetterhead.ts';
import { testLetter } from './testLetter.ts';

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>\r\n</style></title>&amp;{site}\u202e\u0000';

describe.each(Object.entries(LETTERS))('the letter %s', (name, write) => {
  it('is legible as plain text, with the same words as its HTML', async () => {
    const { html, subject, text } = await write(KHETTARA);
    expect(subject).toMatch(/^\S.{5,80}$/);
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`samples/${name}.txt`);
    expect(text).not.toMatch(/[<>]{2}|undefined|null|\[object|&\w+;|\{\w+\}|\n{3}| \n(?<!-- \n)/);
    const { body } = documentOf(html);
    for (const line of text.split('\n').filter((line) => line.length > 20 && !/^(>|https?:| )/.test(line))) {
      const [, value = line] = /^[^:?]{1,40}[:?] (.+)$/.exec(line.replace(/:$/, '')) ?? ['', line.replace(/:$/, '')];
      expect(body.textContent?.replace(/\s+/g, ' ')).toContain(value.replace(/\s+/g, ' ').slice(0, 60));
    }
  });

  it('is a whole document, without elements that mail programs cannot show', async () => {
    const { html } = await write(KHETTARA);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    const document = documentOf(html);
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).not.toBe('');
    expect(document.querySelectorAll('h1')).toHaveLength(name === 'studioReply' ? 0 : 1);
    expect(document.querySelectorAll('script,link[rel],img,iframe,form,[onclick]')).toHaveLength(0);
    for (const link of document.querySelectorAll('a'))
      expect(link.href).toMatch(/^(https:\/\/khettara|mailto:|tel:\+)/);
    // Layout tables are presentational for screen readers.
    for (const table of document.querySelectorAll('table')) expect(table.getAttribute('role')).toBe('presentation');
  });

  it('escapes all user input', async () => {
    const head: Letterhead = {
      ...KHETTARA,
      name: HOSTILE,
      postal: [HOSTILE],
      email: HOSTILE,
      telephone: HOSTILE,
      replyPromise: HOSTILE,
      signature: HOSTILE,
      colours: { ...KHETTARA.colours, brand: 'red;}</style><script>', ink: '#zzz' },
    };
    const { html, text } = await write(head);
    const document = documentOf(html);
    expect(document.querySelectorAll('script,img')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    for (const link of document.querySelectorAll('a')) expect(link.href).toMatch(/^(https:|mailto:|tel:)/);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
  });
});

test('escapes every field that visitors fill in', async () => {
  const visitor = {
    reference: HOSTILE,
    name: HOSTILE,
    tourTitle: HOSTILE,
    dates: HOSTILE,
    answers: [{ label: HOSTILE, shown: HOSTILE }],
  };
  const { enquiryReceived, newEnquiry } = await import('./enquiry.ts');
  const letters = [
    await enquiryReceived(KHETTARA, { ...visitor, text: HOSTILE, subject: HOSTILE }),
    await newEnquiry(KHETTARA, {
      ...visitor,
      formTitle: HOSTILE,
      email: HOSTILE,
      pageUrl: 'javascript:alert(1)',
      studioUrl: 'javascript:alert(1)',
    }),
  ];
  for (const { html } of letters) {
    const document = documentOf(html);
    expect(document.querySelectorAll('script,img,[onerror]')).toHaveLength(0);
    expect(document.body.textContent).toContain('<script>alert(1)</script>');
    expect(html).not.toContain('href="javascript:');
  }
});

test('the promised reply time appears once: in the form’s own text, or as the default', async () => {
  const { enquiryReceived } = await import('./enquiry.ts');
  const head = { ...KHETTARA, replyPromise: 'One of us answers within one working day.' };
  const enquiry = { reference: 'K-7Q2M4', answers: [] };
  const times = (text: string) => text.split('within one working day').length - 1;
  expect(times((await enquiryReceived(head, enquiry)).text)).toBe(1);
  const own = await enquiryReceived(head, { ...enquiry, text: 'Somebody answers within one working day.' });
  expect([times(own.text), times(own.html)]).toEqual([1, 1]);
});

test.each([
  ['one word', 'x'.repeat(300_000)],
  ['signs that are entities', '"'.repeat(300_000)],
  ['other scripts', 'مرحبا '.repeat(60_000)],
  ['empty lines', 'a\n\n'.repeat(100_000)],
])('a letter stays below 100 kB: %s', async (_, text) => {
  const facts = Array.from({ length: 500 }, (__, index) => ({
    label: `Question ${index}`,
    value: text.slice(0, 3_000),
  }));
  const { html } = await renderLetter(
    {
      title: text,
      preview: text,
      reason: text,
      pieces: [
        { kind: 'text', text },
        { kind: 'facts', facts },
      ],
    },
    PLAIN_LETTERHEAD,
  );
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

test('text is legible with any theme colours', async () => {
  const { darkLetterColours, letterColours } = await import('./letterColours.ts');
  for (const colour of ['#ffffff', '#000000', '#ffff00', '#777777', '#2541a8']) {
    const theme = { paper: colour, sand: colour, ink: colour, brand: colour, accent: colour, saffron: colour };
    for (const fill of ['ink', 'brand', 'accent'] as const)
      for (const { button, card, ink, link, onButton, quiet } of [
        letterColours(theme, fill),
        darkLetterColours(theme, fill),
      ]) {
        for (const words of [ink, link, quiet]) expect(contrastRatio(words, card)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(onButton, button)).toBeGreaterThanOrEqual(4.5);
      }
  }
});

test.each([
  ['pill', 28],
  ['rounded', 12],
  ['square', 0],
] as const)('buttons have the look’s colour and shape: %s', async (shape, corners) => {
  const { letterStyles } = await import('./letterStyles.ts');
  const head = { ...PLAIN_LETTERHEAD, buttons: { shape, fill: 'accent', radius: 12 } } as const;
  const { button } = letterStyles(head).style;
  expect(button).toMatchObject({ backgroundColor: head.colours.accent, borderRadius: corners });
});

test.each(LOOKS)('$label’s letters are dark in its own palette', async ({ tokens: { colours } }) => {
  const { darkLetterColours } = await import('./letterColours.ts');
  const { accent, ink, paper, sand } = darkColours(colours);
  const dark = darkLetterColours(colours, 'accent');
  expect(dark).toMatchObject({ ground: paper, card: sand, ink, mark: accent, button: accent });
  // A button is seen on its card, too.
  for (const fill of ['accent', 'brand', 'ink'] as const)
    expect(contrastRatio(darkLetterColours(colours, fill).button, sand)).toBeGreaterThanOrEqual(3);
});

test('a button in the colour of text has the brand’s in dark mode', async () => {
  const { darkLetterColours } = await import('./letterColours.ts');
  expect(darkLetterColours(PLAIN_LETTERHEAD.colours, 'ink').button).toBe(darkColours(PLAIN_LETTERHEAD.colours).brand);
});

function documentOf(html: string): Document {
  return new JSDOM(html).window.document;
}

test('the logo is shown in place of the name, and another one in dark mode', async () => {
  const logo = { url: 'https://khettara.example/media/a.png', urlOnDark: undefined, width: 240, height: 40 };
  const headOf = async (head: Letterhead) => {
    const { html } = await testLetter(head, { url: 'https://khettara.example/proof' });
    return { html, pictures: [...documentOf(html).querySelectorAll('img')] };
  };
  const { pictures } = await headOf({ ...KHETTARA, logo });
  expect(pictures.map(({ alt, src }) => [alt, src])).toEqual([[KHETTARA.name, logo.url]]);
  const both = await headOf({ ...KHETTARA, logo: { ...logo, urlOnDark: 'https://khettara.example/media/b.png' } });
  const [light, dark] = both.pictures;
  expect([light?.style.display, dark?.style.display]).toEqual(['', 'none']);
  expect(both.html).toMatch(
    /prefers-color-scheme:\s*dark\)\{[^@]*\.l-logo\{display:none!important\}\s*\.l-logo-dark\{display:inline-block/,
  );
});
