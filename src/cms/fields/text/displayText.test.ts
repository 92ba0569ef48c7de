import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { BasePayload, buildConfig, type FieldHook, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayText, displayTextarea } from './displayText.ts';

const HOSTILE = '<strong>Ami<script>alert(1)</script>na</strong> <img src=x onerror=alert(1)>& co';
const CLEAN = '<strong>Amina</strong> & co';

describe('in a document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'display-text-'));
  let payload: Payload;
  type Note = { id: number; name: string; text: string };

  beforeAll(async () => {
    const config = await buildConfig({
      collections: [
        {
          slug: 'notes',
          fields: [
            displayText('name', { required: true, maxLength: 40 }),
            displayTextarea('text', { localized: true }),
          ],
        },
      ],
      db: sqliteAdapter({ client: { url: `file:${join(folder, 'notes.db')}` }, push: true }),
      localization: { defaultLocale: 'en', locales: ['en', 'fr'] },
      logger: { options: { level: 'silent' } },
      secret: 'only-for-tests',
      telemetry: false,
    });
    payload = await new BasePayload().init({ config });
  });

  afterAll(async () => {
    await payload.destroy();
    rmSync(folder, { recursive: true });
  });

  const create = (data: object) =>
    payload.create({ collection: 'notes' as never, data: data as never }) as unknown as Promise<Note>;
  const update = (id: number, data: object, locale = 'en') =>
    payload.update({
      collection: 'notes' as never,
      id,
      data: data as never,
      locale: locale as never,
    }) as unknown as Promise<Note>;

  test('is sanitised on create and on update, in every language', async () => {
    const made = await create({ name: HOSTILE, text: HOSTILE });
    expect(made).toMatchObject({ name: CLEAN, text: CLEAN });
    expect(await update(made.id, { text: '<b>b</b><svg onload=alert(1)>' })).toMatchObject({
      name: CLEAN,
      text: '<b>b</b>',
    });
    expect(await update(made.id, { text: '<i>fr<object></i>' }, 'fr')).toMatchObject({ text: '<i>fr</i>' });
    expect(await update(made.id, { text: null })).toMatchObject({ name: CLEAN, text: null });
  });

  test('is empty when nothing remains, and its length is measured after sanitising', async () => {
    await expect(create({ name: '<script>alert(1)</script>' })).rejects.toThrow('Name');
    expect(await create({ name: `<p class="${'x'.repeat(99)}">short</p>` })).toMatchObject({ name: 'short' });
  });
});

describe('a value that is not text', () => {
  const save = (value: unknown) => {
    const [hook] = displayText('name').hooks?.beforeValidate ?? [];
    return (hook as FieldHook)({ value } as Parameters<FieldHook>[0]);
  };

  test.each([null, undefined, 7, ['<script>alert(1)</script>x']])('%o stays unchanged', (value) => {
    expect(save(value)).toBe(value);
  });
});

test("keeps the form's own description", () => {
  const options = { label: 'Name', required: true, localized: true, maxLength: 9 };
  expect(displayText('name', options)).toMatchObject({ name: 'name', type: 'text', ...options });
  expect(displayTextarea('about', options)).toMatchObject({ name: 'about', type: 'textarea', ...options });
});
