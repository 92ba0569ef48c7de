import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { describeDatabase, describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildEnquiry } from '../../../tests/support/factories.ts';
import { newPrivateName, privateStorageOf } from '../../cms/files/privateStorage.ts';
import { buildForm } from '../forms/receive/testing.ts';
import { deleteOld, monthsBefore, SPAM_DAYS } from './deleteOld.ts';
import { eraseEnquiriesOf, exportEnquiriesOf } from './personalData.ts';
import { sweepFiles } from './sweepFiles.ts';

const AT = '2026-03-10T12:00:00.000Z';

describeEachDatabase('personal data in enquiries', (db) => {
  test('is exported, and erased with thread, files and mails; the enquiry itself stays', async () => {
    const { payload } = db;
    const mine = await buildEnquiry(payload, {
      email: 'Helene@Example.com',
      answers: [{ name: 'a', label: 'Message', kind: 'text', value: 'Secret', shown: 'Secret' }],
      tourTitle: 'Three days',
    });
    const other = await buildEnquiry(payload, { email: 'nothelene@example.com', name: 'Omar' });
    const key = newPrivateName('pdf');
    await privateStorageOf(payload).put({ name: key, data: Buffer.from('%PDF'), mimeType: 'application/pdf' });
    const file = { enquiry: mine.id, name: 'passport.pdf', type: 'application/pdf', size: 4, key };
    await payload.create({ collection: 'enquiry-files', data: file });
    const note = { enquiry: mine.id, kind: 'note' as const, text: 'Secret too', at: AT };
    await payload.create({ collection: 'enquiry-messages', data: note });

    const req = await createLocalReq({}, payload);
    const exported = JSON.stringify(await exportEnquiriesOf(req, ' helene@example.com'));
    for (const words of ['Secret', 'Secret too', 'passport.pdf', 'Three days']) expect(exported).toContain(words);
    expect(exported).not.toContain('Omar');

    expect(await eraseEnquiriesOf(await createLocalReq({}, payload), 'helene@example.com')).toBe(1);
    const erased = await payload.findByID({ collection: 'enquiries', id: mine.id, depth: 0 });
    expect(erased).toMatchObject({ reference: mine.reference, tourTitle: 'Three days', isErased: true });
    const { docs: messages } = await payload.find({ collection: 'enquiry-messages', depth: 0 });
    expect(JSON.stringify([erased, messages])).not.toMatch(/Secret|Hélène|helene/i);
    expect(await payload.count({ collection: 'enquiry-files' })).toEqual({ totalDocs: 0 });
    expect(existsSync(join(db.dataDir, 'enquiries', key))).toBe(false);
    expect(await payload.findByID({ collection: 'enquiries', id: other.id, depth: 0 })).toMatchObject({ name: 'Omar' });
    expect(await eraseEnquiriesOf(await createLocalReq({}, payload), ' ')).toBe(0);
  });
});

describeDatabase('retention', (db) => {
  const now = new Date('2026-11-23T12:00:00Z');
  const left = async () =>
    (await db.payload.find({ collection: 'enquiries', depth: 0, sort: 'id' })).docs.map(({ name }) => name);

  test('deletes enquiries by the months of their form, else by those of the site; spam sooner', async () => {
    const short = await buildForm(db.payload, { keepMonths: 2 });
    const long = await buildForm(db.payload, { keepMonths: 60 });
    const plain = await buildForm(db.payload);
    const of = (name: string, form: number | null, receivedAt: string, isSpam = false) =>
      buildEnquiry(db.payload, { name, form, receivedAt, isSpam });
    await of('short, old', short.id, '2026-09-22T00:00:00Z');
    await of('short, new', short.id, '2026-09-24T00:00:00Z');
    await of('long, old', long.id, '2022-01-01T00:00:00Z');
    await of('plain, old', plain.id, '2025-11-22T00:00:00Z');
    await of('plain, new', plain.id, '2025-11-24T00:00:00Z');
    await of('none, old', null, '2025-11-22T00:00:00Z');
    await of('spam', plain.id, new Date(now.getTime() - (SPAM_DAYS + 1) * 86_400_000).toISOString(), true);
    expect(await deleteOld(db.payload, { keepMonths: 12, now })).toBe(4);
    expect(await left()).toEqual(['short, new', 'long, old', 'plain, new']);
    expect(await deleteOld(db.payload, { keepMonths: undefined, now })).toBe(0);
  });

  test('deletes orphaned files, but no recent ones and none of others', async () => {
    const storage = privateStorageOf(db.payload);
    const [named, orphan, fresh] = [newPrivateName('pdf'), newPrivateName('pdf'), newPrivateName('pdf')];
    const folder = join(db.dataDir, 'enquiries');
    for (const name of [named, orphan, fresh]) {
      await storage.put({ name, data: Buffer.from('%PDF'), mimeType: 'application/pdf' });
    }
    writeFileSync(join(folder, 'README.txt'), 'Mine');
    for (const name of [named, orphan, 'README.txt']) utimesSync(join(folder, name), 1_000, 1_000);
    const { id } = await buildEnquiry(db.payload);
    const row = { enquiry: id, name: 'a.pdf', type: 'application/pdf', size: 4, key: named };
    await db.payload.create({ collection: 'enquiry-files', data: row });
    expect(await sweepFiles(db.payload, new Date())).toEqual([orphan]);
    expect(readdirSync(folder).sort()).toEqual([named, fresh, 'README.txt'].sort());
  });
});

test.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-03-10T10:00:00.000Z', 24, '2024-03-10T10:00:00.000Z'],
])('%s is %i months after %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months)).toBe(before);
});
