import fc from 'fast-check';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createTranslate } from '../shared/messages/index.ts';
import { defineFormEndpoint } from './defineFormEndpoint.ts';
import type { EndpointContext } from './formEndpoint.ts';

const t = createTranslate('en');
const CONTEXT: EndpointContext = {
  payload: {} as Payload,
  params: {},
  query: new URLSearchParams(),
  cookies: {},
  browser: '',
  visitor: '192.0.2.1',
  locale: 'en',
  now: new Date(0),
  t,
  countedPath: async (path) => path,
  fontFacesOf: () => '',
  showNotice: async () => ({ html: '', headers: {} }),
  showAnswered: async () => undefined,
};

const FIELDS = {
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)),
  email: v.pipe(v.string(), v.email()),
  travellers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  newsletter: v.boolean(),
  month: v.picklist(['april', 'may']),
  wishes: v.array(v.picklist(['desert', 'coast'])),
  note: v.optional(v.string()),
};
const GOOD = {
  name: 'Amina',
  email: 'amina@example.com',
  travellers: 2,
  newsletter: true,
  month: 'may',
  wishes: ['desert'],
};

const LIMITS = { path: '/ask/', rateLimit: { name: 'ask', max: 5 }, maxBytes: 1000 };
const ask = defineFormEndpoint({
  ...LIMITS,
  fields: FIELDS,
  form: { render: ({ typed }) => ({ html: JSON.stringify(typed), headers: {} }) },
  // Echoes the parsed fields in the response.
  handle: async (values) => ({ kind: 'done', html: JSON.stringify(values) }),
});

const form = (text: string) => new URLSearchParams(text);
const GOOD_FORM = 'name=Amina&email=amina%40example.com&travellers=2&newsletter=on&month=may&wishes=desert';

async function values(body: unknown): Promise<unknown> {
  const taken = await ask.take(body, CONTEXT);
  return taken.kind === 'done' ? JSON.parse(taken.html ?? '') : taken;
}

describe('form and JSON bodies:', () => {
  test('are parsed to the same values', async () => {
    expect(await values(GOOD)).toEqual(GOOD);
    expect(await values(form(GOOD_FORM))).toEqual(GOOD);
  });

  test.each([
    ['a box that is not ticked', 'newsletter=on', '', { newsletter: false }],
    ['a list of which nothing is chosen', 'wishes=desert', '', { wishes: [] }],
    ['a list of which all is chosen', 'wishes=desert', 'wishes=desert&wishes=coast', { wishes: ['desert', 'coast'] }],
    ['what need not be filled in and is left empty', 'month=may', 'month=may&note=', {}],
    ['lines', 'month=may', 'month=may&note=a%0D%0Ab', { note: 'a\nb' }],
  ])('%s', async (_, part, instead, change) => {
    expect(await values(form(GOOD_FORM.replace(part, instead)))).toEqual({ ...GOOD, ...change });
  });

  test.each([
    ['name', { name: '' }, 'name=', t('form.required')],
    ['name', { name: 'a'.repeat(21) }, `name=${'a'.repeat(21)}`, t('form.tooLong', { max: 20 })],
    ['email', { email: 'amina' }, 'email=amina', t('form.email')],
    ['travellers', { travellers: undefined }, 'travellers=', t('form.required')],
    ['travellers', { travellers: 'two' }, 'travellers=two', t('form.number')],
    ['travellers', { travellers: 1.5 }, 'travellers=1.5', t('form.integer')],
    ['travellers', { travellers: 0 }, 'travellers=0', t('form.tooSmall', { min: 1 })],
    ['travellers', { travellers: 13 }, 'travellers=13', t('form.tooLarge', { max: 12 })],
    ['month', { month: 'june' }, 'month=june', t('form.choice')],
    ['wishes', { wishes: ['moon'] }, 'wishes=moon', t('form.choice')],
    ['newsletter', { newsletter: 'perhaps' }, 'newsletter=perhaps', t('form.invalid')],
  ])('an error in %s is reported under its name', async (name, change, part, words) => {
    const rest = GOOD_FORM.split('&').filter((each) => !each.startsWith(`${name}=`));
    for (const body of [{ ...GOOD, ...change }, form([...rest, part].join('&'))]) {
      expect(await ask.take(body, CONTEXT)).toMatchObject({ kind: 'refused', faults: { [name]: words } });
    }
  });
});

test('reports all errors at once, and returns what was typed, except secrets', async () => {
  const post = defineFormEndpoint({
    ...LIMITS,
    fields: { name: v.pipe(v.string(), v.nonEmpty('Write your name.')), word: v.string(), repeat: v.string() },
    judge: async ({ repeat, word }) => (word === repeat ? {} : { repeat: 'The two differ.' }),
    form: { secrets: ['word', 'repeat'], render: () => ({ html: '', headers: {} }) },
    handle: async () => ({ kind: 'refused', faults: { name: 'Taken.' } }),
  });
  expect(await post.take(form('name=&word=a&repeat=b'), CONTEXT)).toEqual({
    kind: 'refused',
    faults: { name: 'Write your name.', repeat: 'The two differ.' },
    typed: { name: '' },
  });
  expect(await post.take(form('name=Omar&word=a&repeat=a'), CONTEXT)).toEqual({
    kind: 'refused',
    faults: { name: 'Taken.' },
    typed: { name: 'Omar' },
  });
});

test('a field that is sent twice is rejected', async () => {
  expect(await values(form(`${GOOD_FORM}&name=Omar`))).toMatchObject({ faults: { name: t('form.repeated') } });
});

test.each([
  ['a field nobody asked for', { ...GOOD, role: 'admin' }],
  ['one with a name of JavaScript’s own', JSON.parse('{"__proto__": {"role": "admin"}}')],
  ['one such in a form', form(`${GOOD_FORM}&constructor=x`)],
  ['another such', form(`${GOOD_FORM}&__proto__=x`)],
  ['a character that no database keeps', { ...GOOD, note: 'a\0b' }],
  ['one such in a form', form(`${GOOD_FORM}&note=%00`)],
  ['half a character', { ...GOOD, note: '\ud83d' }],
  ['a list', []],
  ['a text', 'name=Amina'],
])('%s is unreadable', async (_, body) => {
  expect(await ask.take(body, CONTEXT)).toEqual({ kind: 'unreadable', reason: expect.any(String) });
});

test('unknown fields are dropped where an endpoint says so, and do not reach it', async () => {
  const post = defineFormEndpoint({
    ...LIMITS,
    otherFields: 'dropped',
    fields: { name: v.string() },
    handle: async (all) => ({ kind: 'done', html: Object.keys(all).join() }),
  });
  const body = JSON.parse('{"name": "Amina", "ip": "198.51.100.7", "__proto__": {"role": "admin"}, "toString": 1}');
  expect(await post.take(body, CONTEXT)).toEqual({ kind: 'done', html: 'name' });
  expect(({} as { role?: string }).role).toBeUndefined();
});

test('answers 404 before reading the fields', async () => {
  const post = defineFormEndpoint({
    ...LIMITS,
    fields: {},
    isThere: () => false,
    handle: async () => ({ kind: 'done' }),
  });
  expect(await post.take([], CONTEXT)).toEqual({ kind: 'missing' });
});

test.each([
  ['an object', v.object({ a: v.string() })],
  ['a list of lists', v.array(v.array(v.string()))],
  ['anything', v.any()],
])('a field that is %s is rejected at definition', (_, schema) => {
  expect(() =>
    defineFormEndpoint({ ...LIMITS, fields: { x: schema }, handle: async () => ({ kind: 'done' }) }),
  ).toThrow('The field “x” cannot be sent by a form.');
});

describe('any input:', () => {
  const schema = v.strictObject(FIELDS);
  const names = fc.oneof(fc.constantFrom(...Object.keys(FIELDS), '__proto__', 'constructor', 'toString'), fc.string());
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('on', '2', 'may', 'desert', 'a@b.de', '', '\0'),
  );
  const forms = fc.array(fc.tuple(names, texts), { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs));
  const json = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(names, fc.oneof(texts, fc.jsonValue())),
    fc.record({ ...fieldsOf(GOOD) }, { requiredKeys: [] }),
  );

  function fieldsOf(good: object): Record<string, fc.Arbitrary<unknown>> {
    return Object.fromEntries(
      Object.entries(good).map(([name, value]) => [name, fc.oneof(fc.constant(value), texts, fc.jsonValue())]),
    );
  }

  test.each([
    ['a form', forms],
    ['JSON', json],
  ])('%s becomes the parsed type or is rejected', async (_, bodies) => {
    await fc.assert(
      fc.asyncProperty(bodies as fc.Arbitrary<unknown>, async (body) => {
        const taken = await ask.take(body, CONTEXT);
        if (taken.kind === 'done') expect(v.is(schema, JSON.parse(taken.html ?? ''))).toBe(true);
        else if (taken.kind === 'refused')
          expect(Object.keys(FIELDS)).toEqual(expect.arrayContaining(Object.keys(taken.faults)));
        else expect(taken.kind).toBe('unreadable');
      }),
      { numRuns: 500 },
    );
  });
});
