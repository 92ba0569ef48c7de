import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../../tests/support/hostile/hostile.ts';
import { buildChatLink, type ChatLink } from './chatLink.ts';

const PAGE = { pageTitle: 'Dunes & stars: 100% Sahara #1', pageUrl: 'https://site.example/tours/dunes/?a=1&b=2#days' };
const NUMBER = '+212 612-345 678';

function build(link: Partial<ChatLink> = {}): string | undefined {
  return buildChatLink({ number: NUMBER, ...PAGE, ...link });
}

/** The text parameter of a link, decoded. */
function textOf(link: string | undefined): string | null {
  return new URL(link ?? '').searchParams.get('text');
}

describe('web links', () => {
  test('have the default subdomain, the digits, and no text parameter without a text', () => {
    for (const predefinedText of [undefined, null, '', ' \r\n ']) {
      expect(build({ predefinedText })).toBe('https://api.whatsapp.com/send?phone=212612345678');
    }
  });

  test('have another subdomain where one is set', () => {
    expect(build({ mode: 'web' })).toBe('https://web.whatsapp.com/send?phone=212612345678');
    expect(build({ mode: 'API' })).toBe('https://api.whatsapp.com/send?phone=212612345678');
  });

  test.each([
    'evil.example/',
    'evil.example#',
    'a@evil.example',
    'api.',
    '-a',
    'a-',
    'a b',
    'api\n',
    '//x',
    'javascript:',
    '',
    null,
    'é',
  ])('use the default instead of the subdomain %j', (mode) =>
    expect(build({ mode })).toBe('https://api.whatsapp.com/send?phone=212612345678'),
  );
});

describe('app links', () => {
  test('open the app, with the text unless that is switched off', () => {
    expect(build({ mode: 'protocol' })).toBe('whatsapp://send?phone=212612345678');
    expect(build({ mode: 'protocol', predefinedText: 'Hi you' })).toBe(
      'whatsapp://send?phone=212612345678&text=Hi%20you',
    );
    expect(build({ mode: 'protocol', predefinedText: 'Hi', hasTextInApp: false })).toBe(
      'whatsapp://send?phone=212612345678',
    );
  });

  test('the switch does not affect web links', () => {
    expect(textOf(build({ predefinedText: 'Hi', hasTextInApp: false }))).toBe('Hi');
  });
});

describe('the text', () => {
  test('contains page title and URL, encoded once as a whole', () => {
    expect(build({ predefinedText: '[njwa_page_title]' })).toMatch(
      /&text=Dunes%20%26%20stars%3A%20100%25%20Sahara%20%231$/,
    );
    expect(textOf(build({ predefinedText: 'About [njwa_page_title] (1+1 & #2): [njwa_page_url]' }))).toBe(
      `About ${PAGE.pageTitle} (1+1 & #2): ${PAGE.pageUrl}`,
    );
  });

  test('has every placeholder filled, but none that a title contains', () => {
    const pageTitle = "$& $1 $' [njwa_page_url]";
    expect(textOf(build({ predefinedText: '[njwa_page_title]|[njwa_page_title]', pageTitle }))).toBe(
      `${pageTitle}|${pageTitle}`,
    );
  });

  test.each(['a\r\nb', 'a\nb', 'a\rb'])('has one code for the line break %j', (predefinedText) => {
    expect(build({ predefinedText })).toMatch(/&text=a%0Ab$/);
  });

  test('keeps blank lines and spaces', () => {
    expect(build({ predefinedText: 'Hello,\r\n\r\n' })).toMatch(/&text=Hello%2C%0A%0A$/);
  });

  test('survives a title truncated within a character', () => {
    expect(textOf(build({ predefinedText: '[njwa_page_title]', pageTitle: 'a\ud83c' }))).toBe('a\ufffd');
    expect(textOf(build({ predefinedText: '🐪' }))).toBe('🐪');
  });
});

describe('the number', () => {
  test.each([
    ['+212 (6) 12.34-56/78', '212612345678'],
    ['٢١٢٦١٢٣٤٥٦٧٨', '212612345678'],
    ['۲۱۲۶', '2126'],
    ['\u202a+20 100 123 4567\u202c', '201001234567'],
    ['1@evil.example/2', '12'],
  ])('%j is reduced to digits', (number, digits) => {
    expect(build({ number })).toBe(`https://api.whatsapp.com/send?phone=${digits}`);
  });

  test.each(['', '   ', null, undefined, 'javascript:alert()', 'none', '+'])('%j makes no link', (number) => {
    expect(build({ number })).toBeUndefined();
  });
});

describe('a group invitation', () => {
  test.each([
    'https://chat.whatsapp.com/AbC-d_9',
    'https://chat.whatsapp.com/invite/AbC',
    'https://chat.whatsapp.com/AbC?mode=ems_copy_t',
    'http://chat.whatsapp.com/AbC/',
    'HTTPS://Chat.WhatsApp.com/AbC',
  ])('%s is unchanged, whatever the mode and text', (number) => {
    expect(build({ number, predefinedText: 'Hi', mode: 'protocol' })).toBe(number);
  });

  test('gets a scheme where it has none', () => {
    expect(build({ number: ' chat.whatsapp.com/AbC ' })).toBe('https://chat.whatsapp.com/AbC');
  });

  test.each([
    'javascript:alert(1)//chat.whatsapp.com/AbC',
    'https://evil.example/chat.whatsapp.com/AbC',
    'https://chat.whatsapp.com@evil.example/AbC',
    'https://user:word@chat.whatsapp.com/AbC',
    'https://chat.whatsapp.com.evil.example/AbC',
    'https://evil-chat.whatsapp.com/AbC',
    'https://chat.whatsapp.com:8443/AbC',
    'https://chat.whatsapp.com\\@evil.example/AbC',
    'https://chat.whatsapp.com/../AbC',
    'https://chat.whatsapp.com/',
    'https://chat.whatsapp.com/A b',
    'https://chat.whatsapp.com/A"onclick="x',
    '//chat.whatsapp.com/AbC',
    'https://chatXwhatsapp.com/chat.whatsapp.com',
    'https://chatXwhatsapp.com/AbC?chat.whatsapp.com',
    'data:text/html,chat.whatsapp.com/AbC',
    'java\nscript:chat.whatsapp.com/AbC',
    '+212612345678 chat.whatsapp.com/AbC',
  ])('%j makes no link', (number) => expect(build({ number })).toBeUndefined());
});

test('always leads to the provider, with the text intact, whatever the settings', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...HOSTILE,
      'chat.whatsapp.com/',
      'https://',
      'evil.example',
      '@',
      '//',
      '\\',
      '\r\n',
      '&text=',
      '#',
      '%0A',
      'protocol',
      'web',
    ),
    fc.constantFrom('[njwa_page_title]', '[njwa_page_url]', '12345678', '٣'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      text,
      text,
      fc.oneof(text, fc.constant('protocol')),
      text,
      (number, predefinedText, mode, pageTitle) => {
        const link = buildChatLink({ number, predefinedText, mode, pageTitle, pageUrl: PAGE.pageUrl });
        if (link === undefined) return fc.pre(false);
        const { protocol, hostname, pathname, username, port, searchParams } = new URL(link);
        expect({ username, port }).toEqual({ username: '', port: '' });
        expect(link).not.toMatch(/[\s"<>\\]/);
        if (hostname === 'chat.whatsapp.com') {
          expect(protocol).toMatch(/^https?:$/);
          return;
        }
        expect(protocol).toBe(mode === 'protocol' ? 'whatsapp:' : 'https:');
        if (mode === 'protocol') expect(link).toMatch(/^whatsapp:\/\/send\?phone=/);
        else expect(`${hostname}${pathname}`).toMatch(/^[a-z\d-]+\.whatsapp\.com\/send$/);
        expect(searchParams.get('phone')).toMatch(/^\d+$/);
        const expected = predefinedText
          .replace(/\[njwa_page_(title|url)\]/g, (_, name) => (name === 'title' ? pageTitle : PAGE.pageUrl))
          .replace(/\r\n|\r/g, '\n')
          .toWellFormed();
        expect(searchParams.get('text') ?? '').toBe(expected.trim() ? expected : '');
        expect([...searchParams.keys()]).toEqual(expected.trim() ? ['phone', 'text'] : ['phone']);
      },
    ),
    { numRuns: 3000 },
  );
});
