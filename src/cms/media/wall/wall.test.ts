import { expect, it } from 'vitest';
import { describeEachDatabaseInTurn, type TestDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildMedia, buildMenu, buildPage, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import type { Wall } from './wallTypes.ts';

describeEachDatabaseInTurn('the wall of pictures', (db) => {
  it('is for editors and authors, not for visitors, booking staff or guides', async () => {
    const others = [await restClient(db.payload)];
    for (const role of ['bookings', 'guide'] as const)
      others.push(await restClient(db.payload, await buildUser(db.payload, role)));
    for (const rest of others)
      for (const path of ['/media/wall', '/media/wall/some?ids=1', '/media/1/uses'])
        expect((await rest('GET', path)).status).toBe(403);
  });

  it('finds pictures by all words of the query, in file name, texts and titles of documents that use them, ignoring accents', async () => {
    const rest = await author(db);
    const dunes = await buildMedia(db.payload, { alt: 'Dunes at dawn', caption: 'Erg Chigaga' });
    const kasbah = await buildMedia(db.payload, { alt: 'A kasbah' });
    await buildPage(db.payload, { title: 'Été au désert', image: kasbah.id });
    expect(await found(rest, 'q=DAWN erg')).toEqual([dunes.id]);
    expect(await found(rest, 'q=dawn kasbah')).toEqual([]);
    expect(await found(rest, 'q=ete desert')).toEqual([kasbah.id]);
    expect(await found(rest, '')).toEqual([kasbah.id, dunes.id]);
  });

  it('lists uses in fields, layouts, texts, lists and drafts, until the picture is removed there', async () => {
    const rest = await author(db);
    const names = ['field', 'layout', 'draft', 'menu', 'none'] as const;
    const made = new Map<string, number>();
    for (const alt of names) made.set(alt, (await buildMedia(db.payload, { alt })).id);
    const idOf = (name: (typeof names)[number]) => made.get(name) ?? 0;
    const page = await buildPage(db.payload, {
      image: idOf('field'),
      layout: [{ blockType: 'container', blocks: [{ blockType: 'image', picture: idOf('layout') }] }] as never,
    });
    await buildMenu(db.payload, { items: [{ link: { kind: 'none' }, label: 'x', picture: idOf('menu') }] as never });
    await db.payload.update({ collection: 'pages', id: page.id, draft: true, data: { image: idOf('draft') } });
    expect(await found(rest, 'filter=unused')).toEqual([idOf('none')]);
    expect((await rest('GET', `/media/${idOf('draft')}/uses`)).body).toEqual({
      uses: [{ title: page.title, kind: 'Page', href: `/admin/collections/pages/${page.id}` }],
    });
    await db.payload.update({ collection: 'pages', id: page.id, data: { layout: [], _status: 'published' } });
    expect(await found(rest, 'filter=unused')).toEqual(
      [idOf('none'), idOf('layout'), idOf('field')].sort((a, b) => b - a),
    );
    await db.payload.delete({ collection: 'pages', id: page.id });
    expect(await found(rest, 'filter=unused')).toHaveLength(4);
  });

  it('lists those whose description is only a file name', async () => {
    const rest = await author(db);
    await buildMedia(db.payload, { alt: 'Dunes' });
    const bare = await buildMedia(db.payload, { alt: 'IMG_2041.jpg' });
    expect(await found(rest, 'filter=undescribed')).toEqual([bare.id]);
  });

  it('finds pictures by their tags, and lists all tags, those of most pictures first', async () => {
    const rest = await author(db);
    const tagged = async (tags: string[]) => (await buildMedia(db.payload, { tags })).id;
    const camp = await tagged([' Desert ', 'night', 'desert']);
    const dunes = await tagged(['desert']);
    expect(await found(rest, 'tag=desert')).toEqual([dunes, camp]);
    expect(await found(rest, 'tag=night')).toEqual([camp]);
    expect(await found(rest, 'q=NIGHT')).toEqual([camp]);
    const { body } = await rest('GET', '/media/wall?tag=night');
    expect(body).toMatchObject({ tags: ['desert', 'night'], pictures: [{ tags: ['desert', 'night'] }] });
  });

  it('a picture marked decorative has an empty description, and none is requested', async () => {
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const { id } = await buildMedia(db.payload, { alt: 'IMG_2041.jpg' });
    const change = (data: object) => editor('PATCH', `/media/${id}`, data);
    expect((await change({ alt: ' ' })).text).toContain('Say what the picture shows, or that it only decorates.');
    expect((await change({ isDecorative: true })).body).toMatchObject({ doc: { alt: '', isDecorative: true } });
    expect(await found(editor, 'filter=undescribed')).toEqual([]);
    expect((await change({ title: 'A line' })).status).toBe(200);
    expect((await change({ isDecorative: false })).text).toContain('Say what the picture shows');
    expect((await change({ isDecorative: false, alt: 'Dunes' })).body).toMatchObject({ doc: { alt: 'Dunes' } });
  });

  it('returns pictures by id, in the order of the ids, without deleted ones', async () => {
    const rest = await author(db);
    const first = await buildMedia(db.payload);
    const second = await buildMedia(db.payload);
    const { body } = await rest('GET', `/media/wall/some?ids=${second.id},999999,${first.id},zero`);
    expect((body as unknown as Wall).pictures.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

async function author({ payload }: TestDatabase): Promise<Rest> {
  return restClient(payload, await buildUser(payload, 'author'));
}

async function found(rest: Rest, query: string): Promise<number[]> {
  const { body } = await rest('GET', `/media/wall?${query}`);
  return (body as unknown as Wall).pictures.map(({ id }) => id);
}
