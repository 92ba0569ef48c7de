import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { IS_LONG } from '../../../../tests/support/long.ts';
import { buildForm, field, openForms, sendForm } from './testing.ts';

/** Number of submissions in `npm test`, and in its long form (issue 15, “Done when”). */
const COUNT = IS_LONG ? 1000 : 150;

/** Fixed seed for reproducible tests. */
const SEED = 20_261_123;

/** Concurrent submissions. */
const AT_ONCE = 10;

const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE enquiries; --",
  '{{7*7}} <%= 7*7 %>',
  'a\r\nBcc: everybody@example.com\r\n\r\nBuy',
  '\u202Egnp.exe',
  '=HYPERLINK("https://evil.example")',
  '𝕳𝖊𝖑𝖑𝖔 ﷽ Z̸͎̅a̷l̶g̸o̵',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%00%0d%0a',
  '[reference] [field name=email] [tour]',
];

interface Hostile {
  payload: string | Buffer;
  headers: Record<string, string>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=y' };

const texts = fc.oneof(fc.constantFrom(...SCRIPTS), fc.string({ unit: 'binary', maxLength: 300 }), fc.string());
const names = fc.oneof(
  fc.constantFrom('name', 'email', 'message', 'file', 'wishes', 'count', '_page', '_uuid', '_tour', '_day', '_token'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'isSpam', 'status', 'role', 'id', 'name[]', 'name.0'),
  texts,
);

/** Submissions of a bot that knows the form: valid except for one sign. */
const robots = fc
  .record({ name: texts, message: texts, telling: fc.constantFrom('trap', 'links', 'token') })
  .map(({ message, name, telling }): Hostile => {
    const body = {
      name: `x${name}`,
      email: 'robot@example.com',
      message: telling === 'links' ? `${message} ${links()}` : `m${message}`,
      ...(telling === 'trap' && { 'your-homepage': 'https://spam.example' }),
      ...(telling === 'token' && { _token: '1764000000000.repeated.c2lnbmF0dXJl' }),
    };
    return { payload: JSON.stringify(body), headers: JSON_TYPE };
  });

function links(): string {
  return Array.from({ length: 9 }, (_, index) => `https://casino-${index}.example/win`).join(' ');
}

const nonsense = fc.oneof(
  fc.dictionary(names, fc.oneof(texts, fc.jsonValue())).map((body): Hostile => asJson(body)),
  fc.jsonValue().map((body): Hostile => asJson(body)),
  fc
    .array(fc.tuple(names, texts), { minLength: 1, maxLength: 30 })
    .map(
      (pairs): Hostile => ({ payload: pairs.map((pair) => pair.map(encode).join('=')).join('&'), headers: FORM_TYPE }),
    ),
  fc
    .tuple(
      names,
      texts,
      fc.constantFrom('', '; filename="x.pdf"', '; filename="../../x.php"', "; filename*=UTF-8''%00"),
    )
    .map(([name, text, file]): Hostile => {
      const part = `--y\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
      return { payload: Buffer.from(`${part.repeat(3)}--y--\r\n`), headers: MULTIPART };
    }),
  fc.uint8Array({ maxLength: 500 }).map((bytes): Hostile => ({ payload: Buffer.from(bytes), headers: MULTIPART })),
  fc.constantFrom(1e5, 3e5, 5e6).map((length): Hostile => asJson({ name: 'x'.repeat(length) })),
  fc.constantFrom(10, 3000).map((depth): Hostile => ({ payload: '['.repeat(depth), headers: JSON_TYPE })),
  fc.constant<Hostile>(asJson({ name: 'x', email: 'a@b.de', file: [{ name: 'x', key: '0'.repeat(32) }] })),
  fc.constantFrom('text/plain', 'application/xml', 'image/svg+xml', '').map(
    (type): Hostile => ({
      payload: '<x/>',
      headers: { 'content-type': type },
    }),
  ),
);

function asJson(body: unknown): Hostile {
  return { payload: JSON.stringify(body), headers: JSON_TYPE };
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describeDatabase('hostile submissions', (db) => {
  let app: Awaited<ReturnType<typeof openForms>>;
  beforeEach(async () => {
    app = await openForms(db);
  });
  afterEach(() => app.close());

  test(`${COUNT} of them result in clear refusals or spam only`, { timeout: 600_000 }, async () => {
    const form = await buildForm(db.payload, {
      layout: [
        field('text', 'name', { required: true }),
        field('email', 'email', { required: true }),
        field('textarea', 'message', { required: true }),
        field('number', 'count'),
        field('checkbox', 'wishes', { options: 'Desert\nCoast', isMultiple: true }),
        field('upload', 'file'),
      ],
    });
    const all = fc.sample(fc.oneof(robots, nonsense, nonsense), { numRuns: COUNT, seed: SEED });
    const statuses = new Map<number, number>();
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const answers = await Promise.all(
        all.slice(from, from + AT_ONCE).map(({ headers, payload }) => sendForm(app, form.id, payload, headers)),
      );
      for (const [index, { body, statusCode }] of answers.entries()) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        expect([200, 400, 411, 413, 415, 422, 429], `${JSON.stringify(all[from + index])}\n${body}`).toContain(
          statusCode,
        );
        if (statusCode !== 200) expect(JSON.parse(body).error.message).toBeTruthy();
      }
    }
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 413, 422]));
    const { docs } = await db.payload.find({ collection: 'enquiries', depth: 0, pagination: false });
    expect(docs.length).toBe(statuses.get(200));
    expect(docs.filter(({ isSpam }) => !isSpam)).toEqual([]);
    expect(await db.payload.count({ collection: 'mails' })).toEqual({ totalDocs: 0 });
    expect(await db.payload.count({ collection: 'enquiry-files' })).toEqual({ totalDocs: 0 });
    expect(
      (await sendForm(app, form.id, { name: 'Amina', email: 'amina@example.com', message: 'Hello' })).statusCode,
    ).toBe(200);
  });
});
