import { readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildMedia } from '../../../tests/support/factories.ts';
import { createWatchedStorage } from '../../../tests/support/watchedStorage.ts';
import { fileNamesOf } from './fileNamesOf.ts';
import { createFolderStorage } from './storage/folderStorage.ts';
import type { MediaStorage } from './storage/mediaStorage.ts';
import { sweepAtStart } from './sweepAtStart.ts';
import { sweepMedia } from './sweepMedia.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ORPHAN = 'lost-0123456789-640x480.avif';

describeEachDatabaseInTurn('the sweep', (db) => {
  it('touches nothing when every file has its row', async () => {
    const media = await buildMedia(db.payload);
    const report = await sweepMedia(db.payload, folder(db));
    expect(Object.values(report).flat()).toEqual([]);
    expect(readdirSync(at(db)).sort()).toEqual(fileNamesOf(media).sort());
  });

  it('moves orphans (files that no row references) away, and keeps them', async () => {
    await buildMedia(db.payload);
    writeFileSync(at(db, ORPHAN), 'picture');
    const report = await sweepMedia(db.payload, folder(db));
    expect(report.movedAway).toEqual([ORPHAN]);
    expect(readdirSync(at(db))).not.toContain(ORPHAN);
    expect(readdirSync(`${at(db)}-orphans`)).toEqual([ORPHAN]);
  });

  it('ignores foreign files in the folder', async () => {
    await buildMedia(db.payload);
    const foreign = ['catalogue.pdf', 'IMG_2041.jpg', 'README', 'notes-0123456789.txt'];
    for (const name of foreign) writeFileSync(at(db, name), 'mine');
    expect((await sweepMedia(db.payload, folder(db))).movedAway).toEqual([]);
    expect(readdirSync(at(db))).toEqual(expect.arrayContaining(foreign));
  });

  it('moves nothing when the rows cannot be read', async () => {
    await buildMedia(db.payload);
    writeFileSync(at(db, ORPHAN), 'picture');
    const before = readdirSync(at(db));
    vi.spyOn(db.payload.db, 'find').mockRejectedValue(new Error('The database is away.'));
    await expect(sweepMedia(db.payload, folder(db))).rejects.toThrow('away');
    await sweepAtStart(db.payload, folder(db));
    expect(readdirSync(at(db))).toEqual(before);
  });

  it('moves nothing when so many files have no row that it must be the wrong database', async () => {
    await buildMedia(db.payload);
    for (let index = 0; index < 201; index += 1) writeFileSync(at(db, `a${index}-0123456789.jpg`), 'picture');
    const before = readdirSync(at(db));
    const report = await sweepMedia(db.payload, folder(db));
    expect(report).toMatchObject({ movedAway: [], removed: [] });
    expect(report.suspicious).toHaveLength(201);
    expect(readdirSync(at(db))).toEqual(before);
  });

  it('moves back what a row names after all', async () => {
    const media = await buildMedia(db.payload);
    const storage = folder(db);
    for (const name of fileNamesOf(media)) await storage.orphans.add(name);
    const report = await sweepMedia(db.payload, storage);
    expect(report.movedBack.sort()).toEqual(fileNamesOf(media).sort());
    expect(readdirSync(at(db)).sort()).toEqual(fileNamesOf(media).sort());
    expect(report.missing).toEqual([]);
  });

  it('restores everything once the right database is back', async () => {
    const media = await buildMedia(db.payload);
    const find = vi.spyOn(db.payload.db, 'find').mockResolvedValue({ docs: [] } as never);
    await sweepMedia(db.payload, folder(db), new Date(Date.now() + DAY_MS));
    // Even after years with the wrong one.
    await sweepMedia(db.payload, folder(db), new Date(Date.now() + 4000 * DAY_MS));
    expect(readdirSync(at(db))).toEqual([]);
    find.mockRestore();
    await sweepMedia(db.payload, folder(db));
    expect(readdirSync(at(db)).sort()).toEqual(fileNamesOf(media).sort());
  });

  it('restores at once a file whose row was saved during the move', async () => {
    const storage = createWatchedStorage(db.dataDir);
    const media = await buildMedia(db.payload);
    const [name = ''] = fileNamesOf(media);
    const find = vi.spyOn(db.payload.db, 'find');
    find.mockResolvedValueOnce({ docs: [] } as never);
    const report = await sweepMedia(db.payload, storage);
    expect(report.movedAway).toEqual([]);
    expect(report.movedBack).toContain(name);
    expect(readdirSync(at(db)).sort()).toEqual(fileNamesOf(media).sort());
  });

  it('ignores new files when other processes may be writing', async () => {
    await buildMedia(db.payload);
    writeFileSync(at(db, ORPHAN), 'picture');
    const storage: MediaStorage = { ...folder(db), settleMs: 60_000 };
    expect((await sweepMedia(db.payload, storage)).movedAway).toEqual([]);
    const later = new Date(Date.now() + 61_000);
    expect((await sweepMedia(db.payload, storage, later)).movedAway).toEqual([ORPHAN]);
  });

  it('deletes orphans after 30 days, never sooner and never one that a row references', async () => {
    await buildMedia(db.payload);
    writeFileSync(at(db, ORPHAN), 'picture');
    // The file itself is old; only the time since the move counts.
    utimesSync(at(db, ORPHAN), new Date(0), new Date(0));
    await sweepMedia(db.payload, folder(db));
    const after = (days: number) => new Date(Date.now() + days * DAY_MS);
    expect((await sweepMedia(db.payload, folder(db), after(29.9))).removed).toEqual([]);
    expect((await sweepMedia(db.payload, folder(db), after(30.1))).removed).toEqual([ORPHAN]);
    expect(readdirSync(`${at(db)}-orphans`)).toEqual([]);
  });

  it('reports missing files', async () => {
    const media = await buildMedia(db.payload);
    const [name = ''] = fileNamesOf(media);
    renameSync(at(db, name), join(db.dataDir, 'elsewhere'));
    expect((await sweepMedia(db.payload, folder(db))).missing).toEqual([name]);
  });

  it('logs what it did, and lets the start go on when it fails', async () => {
    const error = vi.spyOn(db.payload.logger, 'error');
    const info = vi.spyOn(db.payload.logger, 'info');
    await buildMedia(db.payload);
    writeFileSync(at(db, ORPHAN), 'picture');
    await sweepAtStart(db.payload, folder(db));
    expect(info).toHaveBeenCalledWith(`1 file that no picture names moved to media-orphans: ${ORPHAN}`);
    const broken: MediaStorage = { ...folder(db), discardUnfinished: () => Promise.reject(new Error('EACCES')) };
    await sweepAtStart(db.payload, broken);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ msg: expect.stringContaining('could not be checked') }),
    );
  });
});

function at({ dataDir }: TestDatabase, name = ''): string {
  return join(dataDir, 'media', name).replace(/\/$/, '');
}

function folder(db: TestDatabase): MediaStorage {
  return createFolderStorage(at(db));
}
