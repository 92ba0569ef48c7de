import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildMedia, buildPage, picture, uploadedFile } from '../../../tests/support/factories.ts';
import { createWatchedStorage, type WatchedStorage } from '../../../tests/support/watchedStorage.ts';
import { runOutside } from '../database/transactions/scope.ts';
import { fileNamesOf } from './fileNamesOf.ts';
import { MediaStorageError } from './storage/mediaStorage.ts';

/** Files of a picture of 700 px: the original, four widths of AVIF and WebP, two of JPEG. */
const FILES_OF_OASIS = 1 + 4 + 4 + 2;

let storage: WatchedStorage;
const options = {
  storage: (dataDir: string) => {
    storage = createWatchedStorage(dataDir);
    return storage;
  },
};

describeEachDatabase(
  'the files of an upload',
  (db) => {
    let file: ReturnType<typeof uploadedFile>;
    beforeEach(async () => {
      const data = await picture({ width: 700, height: 500, colour: '#204060' }, (image) => image.jpeg());
      file = uploadedFile(data, 'oasis.jpg', 'image/jpeg');
    });
    const replace = (id: number) => db.payload.update({ collection: 'media', id, data: {}, file });

    it('are all stored when the row is written', async () => {
      const media = await buildMedia(db.payload, {}, file);
      expect(storage.written).toHaveLength(FILES_OF_OASIS);
      expect(await storage.names()).toEqual(fileNamesOf(media).sort());
    });

    it('are stored before others can see the row', async () => {
      const seen: number[] = [];
      storage.beforePut = async () => void seen.push((await db.payload.count({ collection: 'media' })).totalDocs);
      await buildMedia(db.payload, {}, file);
      expect(new Set(seen)).toEqual(new Set([0]));
    });

    it('are deleted when the transaction is rolled back', async () => {
      const req = await beginRequest(db);
      await db.payload.create({ collection: 'media', data: { alt: 'Oasis' }, file, req });
      expect(storage.written.length).toBeGreaterThan(9);
      await killTransaction(req);
      expect(await storage.names()).toEqual([]);
    });

    it('are deleted when the row is refused', async () => {
      await expect(buildMedia(db.payload, { alt: '' }, file)).rejects.toThrow('What the picture shows');
      expect(await storage.names()).toEqual([]);
    });

    it('are all deleted when one of them cannot be written, and the editor learns why', async () => {
      storage.beforePut = ({ name }) => {
        if (name.endsWith('.webp')) throw new MediaStorageError('The disk is full: …', 507, new Error('ENOSPC'));
      };
      await expect(buildMedia(db.payload, {}, file)).rejects.toMatchObject({
        status: 507,
        isPublic: true,
        message: 'The disk is full: …',
      });
      expect(await storage.names()).toEqual([]);
      expect((await db.payload.count({ collection: 'media' })).totalDocs).toBe(0);
    });

    it('are the old ones after a replacement fails or is rolled back', async () => {
      const media = await buildMedia(db.payload);
      const before = await storage.names();
      storage.beforePut = ({ name }) => {
        if (name.endsWith('.avif')) throw new Error('broken');
      };
      await expect(replace(media.id)).rejects.toThrow('broken');
      expect(await storage.names()).toEqual(before);

      storage.beforePut = () => undefined;
      const req = await beginRequest(db);
      await db.payload.update({ collection: 'media', id: media.id, data: {}, file, req });
      expect(await storage.names()).toEqual(expect.arrayContaining(before));
      await killTransaction(req);
      expect(await storage.names()).toEqual(before);
    });

    it('are kept until a deletion is committed', async () => {
      const media = await buildMedia(db.payload);
      const before = await storage.names();
      for (const end of [killTransaction, commitTransaction]) {
        const req = await beginRequest(db);
        await db.payload.delete({ collection: 'media', id: media.id, req });
        expect(await storage.names()).toEqual(before);
        await end(req);
        expect(await storage.names()).toEqual(end === killTransaction ? before : []);
      }
    });

    it('are found whichever fields a request selects', async () => {
      const media = await buildMedia(db.payload, {}, file);
      const names = await storage.names();
      const select = { alt: true } as const;
      await db.payload.update({ collection: 'media', id: media.id, data: { alt: 'Palms' }, select });
      expect(await storage.names()).toEqual(names);
      await db.payload.update({ collection: 'media', id: media.id, data: {}, file, select });
      const after = await storage.names();
      expect(after).toHaveLength(names.length);
      expect(after).not.toContain(names[0]);
      await db.payload.delete({ collection: 'media', where: { id: { equals: media.id } }, select });
      expect(await storage.names()).toEqual([]);
    });

    it('are unchanged when only texts or the focal point change', async () => {
      const media = await buildMedia(db.payload, {}, file);
      const names = await storage.names();
      storage.written.length = 0;
      const query = { uploadEdits: { crop: { x: 0, y: 0, width: 50, height: 50 }, focalPoint: { x: '12', y: '88' } } };
      const update = { collection: 'media', id: media.id } as const;
      await db.payload.update({ ...update, data: { alt: 'Palms' } });
      const marked = await db.payload.update({ ...update, data: { focalX: 50, focalY: 50 }, req: { query } });
      expect(marked).toMatchObject({ alt: 'Palms', focalX: 12, focalY: 88, width: 700 });
      await db.payload.update({ collection: 'media', where: { id: { equals: media.id } }, data: { caption: 'Palms' } });
      expect(storage.written).toEqual([]);
      expect(await storage.names()).toEqual(names);
    });

    it('are not shared by two concurrent uploads of one picture, one of which fails', async () => {
      const failed = Promise.withResolvers<void>();
      const almost = Promise.withResolvers<void>();
      storage.beforePut = () => {
        if (storage.written.length < FILES_OF_OASIS - 1) return;
        almost.resolve();
        return failed.promise;
      };
      // Sequential, so that the last file is the one that waits.
      const put = storage.put;
      let last = Promise.resolve();
      storage.put = (next) => {
        last = last.then(() => put(next));
        return last;
      };
      const good = buildMedia(db.payload, {}, { ...file });
      await almost.promise;
      Object.assign(storage, { beforePut: () => undefined, put });
      await expect(buildMedia(db.payload, { alt: '' }, { ...file })).rejects.toThrow('What the picture shows');
      failed.resolve();
      expect(await storage.names()).not.toEqual([]);
      expect(fileNamesOf(await good).sort()).toEqual(await storage.names());
    });

    it('are not replaced by concurrent uploads for several pictures', async () => {
      const { id } = await buildMedia(db.payload);
      const names = await storage.names();
      const where = { id: { equals: id } };
      await expect(db.payload.update({ collection: 'media', where, data: {}, file })).rejects.toThrow('one by one');
      expect(await storage.names()).toEqual(names);
    });

    it.each(['deleted', 'replaced'])('are not stored for a picture that was %s concurrently', async (what) => {
      const media = await buildMedia(db.payload);
      const other = uploadedFile(await picture({ colour: '#ffffff' }), 'dunes.png', 'image/png');
      let isFirst = true;
      storage.beforePut = () =>
        runOutside(async () => {
          if (!isFirst) return;
          isFirst = false;
          if (what === 'deleted') await db.payload.delete({ collection: 'media', id: media.id });
          else await db.payload.update({ collection: 'media', id: media.id, data: {}, file: other });
        });
      await expect(replace(media.id)).rejects.toMatchObject({ status: 409, isPublic: true });
      const { docs } = await db.payload.find({ collection: 'media' });
      expect(await storage.names()).toEqual(docs.flatMap(fileNamesOf).sort());
      expect(docs).toHaveLength(what === 'deleted' ? 0 : 1);
    });

    it('are not overwritten by the old names in a change of texts that began before they were replaced (lost update)', async () => {
      const media = await buildMedia(db.payload);
      const { db: database } = db.payload;
      const write = database.updateOne.bind(database);
      let replacing: Promise<unknown> = Promise.resolve();
      vi.spyOn(database, 'updateOne').mockImplementationOnce(async (args) => {
        // Here the change of texts has read the row, and has not written it.
        replacing = runOutside(() => replace(media.id));
        // On SQLite no other transaction can begin meanwhile.
        if (db.kind === 'postgres') await Promise.race([replacing, untilLocked(db)]);
        return write(args);
      });
      await db.payload.update({ collection: 'media', id: media.id, data: { alt: 'Palms' } });
      await replacing;
      const row = await db.payload.findByID({ collection: 'media', id: media.id });
      expect(row.filename).toMatch(/^oasis-/);
      expect(await storage.names()).toEqual(fileNamesOf(row).sort());
    });

    it.each(['made', 'replaced'])('do not block other saves while a picture is %s', async (what) => {
      const media = what === 'replaced' ? await buildMedia(db.payload) : undefined;
      const stored = Promise.withResolvers<void>();
      const saved = Promise.withResolvers<void>();
      storage.beforePut = () => {
        stored.resolve();
        return saved.promise;
      };
      const upload = media ? replace(media.id) : buildMedia(db.payload, {}, file);
      // The upload is writing its files, and cannot end before this save has.
      await stored.promise;
      await buildPage(db.payload).then(() => saved.resolve());
      expect((await upload).filename).toMatch(/^oasis-/);
    });
  },
  options,
);

async function beginRequest({ payload }: TestDatabase): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  return req;
}

/** Waits until a transaction is blocked by another's advisory lock. */
async function untilLocked({ payload }: TestDatabase): Promise<void> {
  const { drizzle, execute } = payload.db as unknown as {
    drizzle: unknown;
    execute(args: { drizzle: unknown; raw: string }): Promise<{ rows: { waiting: number }[] }>;
  };
  const raw = "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted";
  await vi.waitUntil(async () => (await execute.call(payload.db, { drizzle, raw })).rows[0]?.waiting === 1, 10_000);
}
