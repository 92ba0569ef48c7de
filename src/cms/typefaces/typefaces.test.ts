import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import type { OwnFamily } from '../../styles/fonts/own/ownFamily.ts';
import { cutInProcess } from './cutInProcess.ts';
import { deleteUnusedFonts, readFont, storeFont } from './fontFiles.ts';

const MULISH = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'),
);
const FILE = { name: 'Brand.woff2', data: MULISH.toString('base64') };
const ASKED = { role: 'text', weight: 500, pair: 'outfit', files: [FILE] };

describeDatabase('own typefaces', (db) => {
  test('are cut, stored, shown on pages once the theme is saved, and gone with it', async () => {
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const site = buildTestSite(db.payload);
    const page = async () => String((await site.respond({ path: '/search/x/', query: new URLSearchParams() })).body);
    const before = await page();
    const cut = await editor('POST', '/typefaces/cut', ASKED);
    expect(cut.status).toBe(200);
    const { family } = cut.body as { family: OwnFamily };
    const [face] = family.faces;
    expect((await readFont(db.payload, face?.hash ?? ''))?.length).toBe(face?.bytes);
    expect((await editor('POST', '/globals/theme', { ownTypefaces: { text: family } })).status).toBe(200);
    const address = `/assets/own/${face?.hash}.woff2`;
    const shown = await page();
    expect(shown).toContain(`url("${address}")`);
    expect(shown).toContain("--own-text:'Own text',");
    await editor('POST', '/globals/theme', { ownTypefaces: null });
    expect(await page()).toBe(before);
  });

  test('that were not cut here are refused by the theme', async () => {
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const answer = await editor('POST', '/globals/theme', { ownTypefaces: { text: { name: 'x' } } });
    expect(answer.status).toBe(400);
  });

  test('are for editors; a fault of the file is reported in words', async () => {
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await author('POST', '/typefaces/cut', ASKED)).status).toBe(403);
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const html = { name: 'Brand.woff2', data: Buffer.from('<!doctype html>').toString('base64') };
    const answer = await editor('POST', '/typefaces/cut', { ...ASKED, files: [html] });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('“Brand.woff2” is no typeface in the format WOFF2');
    for (const wrong of [
      { files: [] },
      { role: 'body' },
      { weight: 'bold' },
      { files: [FILE, FILE, FILE, FILE, FILE] },
    ])
      expect((await editor('POST', '/typefaces/cut', { ...ASKED, ...wrong })).status).toBe(400);
  });

  test('stay for a month when the theme stops using them, however long ago they were uploaded', async () => {
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const { family } = (await editor('POST', '/typefaces/cut', ASKED)).body as { family: OwnFamily };
    const hash = family.faces[0]?.hash ?? '';
    const file = (await readFont(db.payload, hash)) ?? Buffer.of();
    await storeFont(db.payload, hash, file, new Date('2020-01-01T00:00:00Z'));
    await editor('POST', '/globals/theme', { ownTypefaces: { text: family } });
    await editor('POST', '/globals/theme', { ownTypefaces: null });
    expect(await readFont(db.payload, hash)).toEqual(file);
    await deleteUnusedFonts(db.payload, new Set(), new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await readFont(db.payload, hash)).toBeUndefined();
  });

  test('are deleted a month after their upload, unless the theme has them', async () => {
    const since = new Date('2026-10-01T00:00:00Z');
    await storeFont(db.payload, 'used', Buffer.from('a'), since);
    await storeFont(db.payload, 'old', Buffer.from('b'), since);
    await storeFont(db.payload, 'new', Buffer.from('c'), new Date('2026-11-20T00:00:00Z'));
    await deleteUnusedFonts(db.payload, new Set(['used']), new Date('2026-11-28T00:00:00Z'));
    expect(await readFont(db.payload, 'used')).toEqual(Buffer.from('a'));
    expect(await readFont(db.payload, 'old')).toBeUndefined();
    expect(await readFont(db.payload, 'new')).toBeDefined();
  });
});

test('a file that keeps the decoder busy is given up, and the next one is cut', async () => {
  const request = { role: 'text', weight: 500, insteadOf: 'Outfit', files: [{ name: 'a', data: MULISH }] } as const;
  await expect(cutInProcess(request, 1)).rejects.toThrow('takes too long to prepare');
  expect((await cutInProcess(request)).family.name).toBe('Mulish');
});
