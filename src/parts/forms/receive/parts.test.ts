import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '../../../forms/fillPlaceholders.ts';
import { renderAfterMessage } from './AfterMessage.tsx';
import { readCampaign } from './readCampaign.ts';
import { submissionKey } from './submissionKey.ts';

describe('idempotency key of a submission', () => {
  const facts = { now: new Date('2026-03-10T12:00:30Z'), secret: 'salt', visitor: '192.0.2.1' };
  const keyOf = (sent: Parameters<typeof submissionKey>[1], changed = {}) =>
    submissionKey(3, sent, { ...facts, ...changed });
  const uuid = '4B5E1C4E-9d0a-4c0f-8f36-0c7d5f6a1b2c';

  test('is the uuid that the browser sent', () => {
    expect(keyOf({ _uuid: uuid, a: '1' }).key).toBe(keyOf({ _uuid: uuid, a: '2' }).key);
    expect(keyOf({ _uuid: uuid }).key).toBe(`3:${uuid.toLowerCase()}`);
  });

  test('is otherwise derived from content, visitor, and minute, including the minute before', () => {
    const { key } = keyOf({ a: '1' });
    expect(keyOf({ a: '1', _token: 'other', _uuid: 'nonsense' }).key).toBe(key);
    expect(keyOf({ a: '1' }, { now: new Date('2026-03-10T12:01:10Z') }).earlier).toContain(key);
    expect(keyOf({ a: '1' }, { now: new Date('2026-03-10T12:03:00Z') }).earlier).not.toContain(key);
    for (const other of [keyOf({ a: '2' }), keyOf({ b: '1' }), keyOf({ a: '1' }, { visitor: '192.0.2.2' })]) {
      expect(other.key).not.toBe(key);
    }
    const file = (text: string) => ({ a: [{ name: 'a.pdf', bytes: new TextEncoder().encode(text) }] });
    expect(keyOf(file('one')).key).not.toBe(keyOf(file('two')).key);
  });
});

test.each([
  ['{"utm_source":"letter","gclid":"a1"}', { utm_source: 'letter', gclid: 'a1' }],
  ['{"__proto__":"x","UTM":"x","utm_source":7,"utm_term":""}', undefined],
  ['[1]', undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('reads the campaign %j as %j', (text, campaign) => {
  expect(readCampaign(text)).toEqual(campaign);
});

test('fills placeholders with answers, and removes unanswered ones', () => {
  const answers = [{ name: 'first-name', label: 'Name', kind: 'text', value: 'Omar', shown: 'Omar' }] as const;
  const facts = { reference: 'K-7Q3M4', tour: undefined, answers };
  expect(fillPlaceholders('Thanks, [field name=first-name]. [tour] ([reference])', facts)).toBe(
    'Thanks, Omar. (K-7Q3M4)',
  );
  expect(fillPlaceholders('[field name="first-name"] [field name=none] [field] [other]', facts)).toBe(
    'Omar [field] [other]',
  );
});

describe('the confirmation message', () => {
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
  const message = (...children: object[]) => ({ root: { type: 'root', children } });
  const html = async (content: unknown) => {
    const node = await renderAfterMessage(content, {
      fill: (words) => words.replace('[reference]', 'K-1'),
      pathOf: async (stored) => (stored === 7 ? '/tours/' : undefined),
    });
    return node === undefined ? undefined : renderToStaticMarkup(node);
  };

  test('has paragraphs, lists, emphasis and links, with filled and escaped placeholders', async () => {
    const content = message(
      { type: 'paragraph', children: [text('Thank you '), text('[reference]', 1), text(' <b>')] },
      { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('One')] }] },
      {
        type: 'paragraph',
        children: [{ type: 'link', fields: { linkType: 'internal', doc: 7 }, children: [text('Tours')] }],
      },
    );
    expect(await html(content)).toBe(
      '<p><span>Thank you </span><strong>K-1</strong><span> &lt;b&gt;</span></p><ul><li><span>One</span></li></ul>' +
        '<p><a href="/tours/"><span>Tours</span></a></p>',
    );
  });

  test('has no unsafe links', async () => {
    const link = (fields: object) =>
      message({ type: 'paragraph', children: [{ type: 'link', fields, children: [text('x')] }] });
    for (const fields of [{ url: 'javascript:alert(1)' }, { linkType: 'internal', doc: 8 }, {}]) {
      expect(await html(link(fields))).not.toContain('href');
    }
  });

  test.each([
    undefined,
    null,
    'x',
    message(),
    message({ type: 'block', fields: {} }),
    { root: { children: [null, 1] } },
  ])('is undefined for the empty %j', async (content) => expect(await html(content)).toBeUndefined());
});
