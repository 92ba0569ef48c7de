import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableBody } from './readBody.ts';
import { readDynamicBody, type SentAs } from './readDynamicBody.ts';
import { readMultipart, SentForm } from './sentForm.ts';

const ASKED = new Map<string, SentAs>([
  ['name', 'text'],
  ['wishes', 'list'],
  ['passport', 'files'],
]);

const read = (body: unknown) => readDynamicBody(body, ASKED);

function multipart(parts: readonly [name: string, value: string | File][]): Promise<SentForm | undefined> {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  const response = new Response(data);
  return response
    .arrayBuffer()
    .then((body) => readMultipart(Readable.from([Buffer.from(body)]), response.headers.get('content-type') ?? ''));
}

describe('fields known only at request time', () => {
  test('are parsed alike from JSON, form-encoded and multipart bodies', async () => {
    const expected = { name: 'Amina\nIdrissi', wishes: ['desert', 'coast'] };
    expect(read({ name: 'Amina\r\nIdrissi', wishes: ['desert', 'coast'] }).sent).toEqual(expected);
    const form = new URLSearchParams('name=Amina%0D%0AIdrissi&wishes=desert&wishes=coast');
    expect(read(form).sent).toEqual(expected);
    const withFile = await multipart([
      ['name', 'Amina\r\nIdrissi'],
      ['wishes', 'desert'],
      ['wishes', 'coast'],
      ['passport', new File(['%PDF'], 'passport.pdf')],
    ]);
    const bytes = new TextEncoder().encode('%PDF');
    expect(read(withFile).sent).toEqual({ ...expected, passport: [{ name: 'passport.pdf', bytes }] });
  });

  test('an empty file field holds no file', async () => {
    expect(read(await multipart([['passport', new File([], '')]])).sent).toEqual({ passport: [] });
    expect(read(new URLSearchParams('passport=')).sent).toEqual({ passport: [] });
  });

  test('a repeated single-value field is reported, and its first value is kept', () => {
    expect(read(new URLSearchParams('name=a&name=b'))).toEqual({ sent: { name: 'a' }, repeated: ['name'] });
  });

  test('numbers and booleans in JSON become what a form would send', () => {
    expect(read({ name: 4, wishes: [true, false, 2, null] }).sent).toEqual({ name: '4', wishes: ['yes', '', '2', ''] });
  });

  test.each([
    ['a field nobody asked for', { role: 'admin' }],
    ['one with a name of JavaScript’s own', JSON.parse('{"__proto__": "x"}')],
    ['an object', { name: { a: 1 } }],
    ['a list of lists', { wishes: [['a']] }],
    ['a text where files belong', new URLSearchParams('passport=x')],
    ['a NUL', { name: 'a\0' }],
    ['half a character', { name: '\ud83d' }],
    ['a list', []],
    ['a text', 'name=a'],
    ['more of a list than any form offers', { wishes: Array(501).fill('a') }],
  ])('%s is unreadable', (_, body) => {
    expect(() => read(body)).toThrow(UnreadableBody);
  });

  test('a file in a text field is unreadable', async () => {
    const form = await multipart([['name', new File(['x'], 'x.txt')]]);
    expect(() => read(form)).toThrow(UnreadableBody);
  });

  test('for any JSON, each field has its declared type, or the body is rejected', () => {
    const names = fc.oneof(fc.constantFrom(...ASKED.keys(), '__proto__', 'constructor'), fc.string());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue())), (body) => {
        let sent: Record<string, unknown>;
        try {
          sent = read(body).sent;
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableBody);
          return;
        }
        for (const [name, value] of Object.entries(sent)) {
          expect(typeof value === 'string').toBe(ASKED.get(name) === 'text');
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('any bytes are parsed as multipart or rejected, without other errors', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .string({ maxLength: 200 })
      .map((text) =>
        new TextEncoder().encode(`--y\r\nContent-Disposition: form-data; ${text}\r\n\r\n${text}\r\n--y--\r\n`),
      ),
  );
  const types = fc.constantFrom(
    'multipart/form-data; boundary=y',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  );
  await fc.assert(
    fc.asyncProperty(bytes, types, async (body, type) => {
      const form = await readMultipart(Readable.from([Buffer.from(body)]), type);
      expect(form === undefined || form instanceof SentForm).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('rejects a form with too many parts', async () => {
  expect(await multipart(Array.from({ length: 501 }, (_, index) => [`a${index}`, 'x']))).toBeUndefined();
});
