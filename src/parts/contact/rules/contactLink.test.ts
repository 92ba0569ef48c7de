import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANNEL_NAMES } from './channels.ts';
import { contactLink } from './contactLink.ts';

const hrefOf = (stored: Parameters<typeof contactLink>[0]) => contactLink(stored)?.href;

test.each([
  [{ channel: 'phone', value: '+212 524 000 142' }, 'tel:+212524000142'],
  [{ channel: 'sms', value: '+212 524 000 142' }, 'sms:+212524000142'],
  [{ channel: 'sms', value: '00', message: 'Hello & goodbye' }, 'sms:+00?&body=Hello%20%26%20goodbye'],
  [{ channel: 'whatsapp', value: '٢١٢ 612' }, 'https://wa.me/212612'],
  [{ channel: 'whatsapp', value: '212', message: ' Hello ' }, 'https://wa.me/212?text=Hello'],
  [{ channel: 'viber', value: '212' }, 'viber://chat?number=%2B212'],
  [{ channel: 'viber', value: '212', viber: 'add' }, 'viber://add?number=212'],
  [{ channel: 'viber', value: '212', viber: 'contact' }, 'viber://contact?number=%2B212'],
  [{ channel: 'email', value: 'hello@khettara.example' }, 'mailto:hello@khettara.example'],
  [
    { channel: 'email', value: 'a@b.example', subject: 'Dates?', message: 'In May' },
    'mailto:a@b.example?subject=Dates%3F&body=In%20May',
  ],
  [{ channel: 'telegram', value: '@khettara' }, 'https://t.me/khettara'],
  [{ channel: 'messenger', value: 'khettara' }, 'https://m.me/khettara'],
  [{ channel: 'skype', value: 'khettara' }, 'skype:khettara?chat'],
  [{ channel: 'instagram', value: '@khettara' }, 'https://www.instagram.com/khettara/'],
  [{ channel: 'facebook', value: 'https://www.facebook.com/groups/1' }, 'https://www.facebook.com/groups/1'],
  [{ channel: 'youtube', value: 'khettara' }, 'https://www.youtube.com/@khettara'],
  [{ channel: 'waze', value: 'Derb el Ferrane' }, 'https://waze.com/ul?q=Derb%20el%20Ferrane&navigate=yes'],
  [{ channel: 'url', value: '/contact/' }, '/contact/'],
  [{ channel: 'file', value: '/files/dates.pdf' }, '/files/dates.pdf'],
])('%j links to %s', (stored, href) => {
  expect(hrefOf(stored)).toBe(href);
});

test.each([
  { channel: 'phone', value: 'none' },
  { channel: 'email', value: 'nobody' },
  { channel: 'email', value: 'a@b.example?bcc=c@d.example' },
  { channel: 'facebook', value: 'https://facebook.com.evil.example/x' },
  { channel: 'facebook', value: 'http://facebook.com/x' },
  { channel: 'linkedin', value: 'khettara' },
  { channel: 'instagram', value: 'a/../b' },
  { channel: 'url', value: 'javascript:alert(1)' },
  { channel: 'url', value: 'mailto:a@b.example' },
  { channel: 'carrier pigeon', value: 'x' },
  { channel: 'phone', value: null },
])('%j has no link', (stored) => {
  expect(contactLink(stored)).toBeUndefined();
});

describe('for any stored settings', () => {
  const channel = fc.oneof(fc.constantFrom(...CHANNEL_NAMES), fc.string());
  const text = fc.string({ unit: 'binary' });
  const anything = fc.record({ channel, value: text, subject: text, message: text });

  test('a link has one of a few schemes, and no line break', () => {
    fc.assert(
      fc.property(anything, (stored) => {
        const href = hrefOf(stored);
        if (href === undefined) return;
        expect(href).toMatch(/^(?:https?:\/\/|\/|tel:\+|sms:\+|mailto:|viber:\/\/|skype:)/i);
        expect(href).not.toMatch(/[\s<>"]/);
      }),
    );
  });
});

test('other sites open in a new tab; apps and files do not', () => {
  expect(contactLink({ channel: 'x', value: 'khettara' })).toMatchObject({ isOutside: true, isFile: false });
  expect(contactLink({ channel: 'phone', value: '1' })).toMatchObject({ isOutside: false });
  expect(contactLink({ channel: 'vcard', value: 'https://a.example/k.vcf' })).toMatchObject({
    isOutside: false,
    isFile: true,
  });
});
