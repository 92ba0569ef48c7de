import type { CollectionSlug } from 'payload';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildCategory,
  buildDestination,
  buildMedia,
  buildPage,
  buildPost,
  buildTour,
  picture,
  uploadedFile,
} from '../../../tests/support/factories.ts';
import { documents } from '../../documents/registry.ts';
import { cardTag, documentTag } from '../../shared/changes/contentTags.ts';
import type { StoredDocument } from '../documentTypes.ts';
import { kindOf } from '../kinds.ts';
import { populateOf } from '../reads/populate.ts';
import { selectCard } from '../reads/selectCard.ts';
import { createRelations } from '../tags/noteRelations.ts';
import { createKeptCards } from './cachedCards.ts';

describeEachDatabase('cached cards', (db) => {
  const create = () =>
    createKeptCards({
      payload: db.payload,
      kinds: documents,
      populate: populateOf(documents),
      relations: createRelations(db.payload),
    });

  async function makeSome(): Promise<[kind: string, ids: number[]][]> {
    const file = uploadedFile(await picture({ width: 700, height: 500 }), 'dunes.png', 'image/png');
    const media = await buildMedia(db.payload, { alt: 'Dunes' }, file);
    const category = await buildCategory(db.payload, { title: 'Food' });
    const destination = await buildDestination(db.payload, { title: 'Sahara' });
    const post = { title: 'Tea', excerpt: 'Three glasses', featuredImage: media.id, categories: [category.id] };
    const posts = [await buildPost(db.payload, post), await buildPost(db.payload)];
    const pages = [await buildPage(db.payload, { image: media.id }), await buildPage(db.payload)];
    const tours = [
      await buildTour(db.payload, {
        title: 'Dunes',
        code: 'KH-03',
        featuredImage: media.id,
        destinations: [destination.id],
        bestMonths: ['5', '10'],
        points: [{ title: 'Merzouga', latitude: 31.1, longitude: -3.98, day: 2, isStay: true }],
      }),
      await buildTour(db.payload, { title: 'Snow' }),
    ];
    const named: [string, { id: number }[]][] = [
      ['posts', posts],
      ['pages', pages],
      ['tours', tours],
    ];
    return named.map(([kind, docs]) => [kind, docs.map(({ id }) => id)]);
  }

  it('are equal to what Payload reads through its hooks', async () => {
    const cards = create();
    for (const [name, ids] of await makeSome()) {
      const kind = kindOf(documents, name);
      const { docs } = await db.payload.find({
        collection: name as CollectionSlug,
        where: { id: { in: ids } },
        sort: 'id',
        depth: 1,
        populate: populateOf(documents),
        select: selectCard(kind) as never,
      });
      const found = await cards.read(name, ids);
      expect(found.map(({ doc }) => kind.view(doc))).toEqual(
        (docs as unknown as StoredDocument[]).map((doc) => kind.view(withoutTrash(doc))),
      );
    }
  });

  it('are read again when they or their relations change, one by one, and never as drafts', async () => {
    const media = await buildMedia(db.payload, { alt: 'Dunes' });
    const shown = await buildPost(db.payload, { featuredImage: media.id });
    const other = await buildPost(db.payload);
    const draft = await buildPost(db.payload, { _status: 'draft' });
    const cards = create();
    const ids = [other.id, draft.id, shown.id];
    const read = vi.spyOn(db.payload.db, 'find');
    const readOf = async (): Promise<unknown> => {
      read.mockClear();
      const found = await cards.read('posts', ids);
      expect(found.map(({ doc }) => doc.id)).toEqual([other.id, shown.id]);
      return read.mock.calls.filter(([{ collection }]) => collection === 'posts').map(([{ where }]) => where);
    };
    try {
      await readOf();
      const only = (...wanted: number[]) => [{ and: [{ id: { in: wanted } }, { _status: { equals: 'published' } }] }];
      expect(await readOf()).toEqual(only(draft.id));
      cards.change([documentTag('media', media.id)]);
      expect(await readOf()).toEqual(only(draft.id, shown.id));
      cards.change([cardTag('posts', other.id)]);
      expect(await readOf()).toEqual(only(other.id, draft.id));
    } finally {
      read.mockRestore();
    }
  });
});

/** Without the trash field: documents in the trash have no card. */
function withoutTrash(doc: StoredDocument): StoredDocument {
  return JSON.parse(JSON.stringify(doc, (key, value) => (key === 'deletedAt' ? undefined : value)));
}
