import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildMedia, buildPage, buildUser } from '../../tests/support/factories.ts';
import { leavesAt, nestMixed, pathAt, richText } from '../../tests/support/hostile/deepLayout.ts';
import { restClient } from '../../tests/support/requests/rest.ts';
import { publishScheduledOnce } from '../cms/schedules/publishScheduled.ts';

const DEPTH = 10;

/** A layout nested ten deep, around a heading with this text. */
const layoutOf = (text: string, ...others: object[]) =>
  [nestMixed(DEPTH, [{ blockType: 'heading', text }, ...others])] as never;

describeEachDatabase('versions and copies of a document, ten levels deep:', (db) => {
  const wordsOf = async (id: number, options: object = {}) => {
    const { layout } = await db.payload.findByID({ collection: 'pages', id, depth: 0, ...options });
    return leavesAt(layout, DEPTH)[0]?.text;
  };
  const versionsOf = async (id: number) => {
    const where = { parent: { equals: id } };
    const { docs } = await db.payload.findVersions({ collection: 'pages', where, depth: 0, sort: 'createdAt' });
    return docs;
  };

  it('a draft exists beside the published version, autosaves, and replaces it when published', async () => {
    const { id } = await buildPage(db.payload, { layout: layoutOf('Published') });
    await db.payload.update({ collection: 'pages', id, data: { layout: layoutOf('Draft') }, draft: true });
    const typed = { collection: 'pages', id, draft: true, autosave: true } as const;
    await db.payload.update({ ...typed, data: { layout: layoutOf('Typed') } });
    await db.payload.update({ ...typed, data: { layout: layoutOf('Typed more') } });
    expect(await wordsOf(id)).toBe('Published');
    expect(await wordsOf(id, { draft: true })).toBe('Typed more');
    const words = (await versionsOf(id)).map(({ version }) => leavesAt(version.layout, DEPTH)[0]?.text);
    expect(words).toEqual(['Published', 'Draft', 'Typed more']);
    await db.payload.update({ collection: 'pages', id, data: { _status: 'published', title: 'Only the title' } });
    expect(await wordsOf(id)).toBe('Typed more');
  });

  it('restoring an older version restores every block and its id', async () => {
    const { id, layout } = await buildPage(db.payload, { layout: layoutOf('First') });
    await db.payload.update({ collection: 'pages', id, data: { layout: layoutOf('Second') } });
    const [first] = await versionsOf(id);
    await db.payload.restoreVersion({ collection: 'pages', id: String(first?.id) });
    const { layout: restored } = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(restored).toEqual(layout);
  });

  it('a copy has the same content, and shares no id of a block, a row or a block between paragraphs', async () => {
    const { id: media } = await buildMedia(db.payload);
    const inText = { id: 'abc', blockType: 'icon-list', items: [{ id: 'row', text: 'In a text' }] };
    const { id } = await buildPage(db.payload, {
      layout: layoutOf(
        'Original',
        { id: 'named-by-hand', blockType: 'image', picture: media },
        { blockType: 'icon-list', items: [{ id: 'also-by-hand', text: 'One' }, { text: 'Two' }] },
        {
          blockType: 'rich-text',
          content: richText('Before', [{ type: 'block', version: 2, format: '', fields: inText }]),
        },
        { blockType: 'from-the-future', id: 'f1', blocks: [{ blockType: 'heading', id: 'f2', text: 'Inside' }] },
      ),
    });
    const copy = await db.payload.duplicate({ collection: 'pages', id, depth: 0 });
    const raw = async (of: number) =>
      (
        await db.payload.db.findOne<{ id: number; layout: unknown }>({
          collection: 'pages',
          where: { id: { equals: of } },
        })
      )?.layout;
    const [before, after] = [await raw(id), (await versionsOf(copy.id)).at(-1)?.version.layout];
    expect(withoutIds(await readDraft(db.payload, copy.id))).toEqual(withoutIds(await readDraft(db.payload, id)));
    const ids = idsIn(before);
    expect(ids).toEqual(expect.arrayContaining(['named-by-hand', 'also-by-hand', 'abc', 'row', 'f1', 'f2']));
    const fresh = idsIn(after);
    expect(fresh.filter((each) => ids.includes(each))).toEqual([]);
    expect(new Set(fresh).size).toBe(fresh.length);
  });

  it('a scheduled publish is validated when it is set, and publishes the whole', async () => {
    const user = await buildUser(db.payload, 'editor');
    publishScheduledOnce(db.payload);
    const schedule = async (page: number) => {
      const input = {
        type: 'publish',
        doc: { relationTo: 'pages', value: String(page) },
        user: { relationTo: 'users', value: user.id },
      };
      const waitUntil = new Date(Date.now() - 1000);
      await db.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil });
      await db.payload.jobs.run({ silent: true });
      return (await db.payload.findByID({ collection: 'pages', id: page }))._status;
    };
    const { id } = await buildPage(db.payload, { _status: 'draft', layout: layoutOf('In time') });
    expect(await schedule(id)).toBe('published');
    expect(await wordsOf(id)).toBe('In time');
    const unfinished = await buildPage(db.payload, { _status: 'draft', layout: layoutOf('') });
    await expect(schedule(unfinished.id)).rejects.toThrow('Text: This field is required.');
  });

  it('authors save drafts of their own, editors publish them, and visitors see pages only', async () => {
    const [author, editor] = [await buildUser(db.payload, 'author'), await buildUser(db.payload, 'editor')];
    const asAuthor = await restClient(db.payload, author);
    const asEditor = await restClient(db.payload, editor);
    const asVisitor = await restClient(db.payload);
    const page = { title: 'Dunes', _status: 'draft', layout: layoutOf('Mine') };
    const made = await asAuthor('POST', '/pages?draft=true', page);
    expect(made.status).toBe(201);
    const { id } = (made.body as { doc: { id: number } }).doc;
    const better = { layout: layoutOf('Mine, better'), _status: 'draft' };
    expect((await asAuthor('PATCH', `/pages/${id}?draft=true&autosave=true`, better)).status).toBe(200);
    expect((await asAuthor('PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(403);
    for (const path of [`/pages/${id}?draft=true&depth=2`, `/pages/versions?where[parent][equals]=${id}`]) {
      const { status, text } = await asVisitor('GET', path);
      expect([status >= 400, text.includes('Mine')], path).toEqual([true, false]);
    }
    const { status } = await asEditor('PATCH', `/pages/${id}`, { ...better, _status: 'published' });
    expect(status).toBe(200);
    expect((await asVisitor('GET', `/pages/${id}?depth=1`)).status).toBe(403);
    const { body } = await asAuthor('GET', `/pages/${id}?depth=2`);
    expect(leavesAt((body as { layout: unknown }).layout, DEPTH)[0]).toMatchObject({ text: 'Mine, better' });
    expect((await asAuthor('PATCH', `/pages/${id}`, { layout: layoutOf('Live at once') })).status).toBe(403);
    const other = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await other('PATCH', `/pages/${id}?draft=true`, better)).status).toBe(403);
  });

  it('an error over the API names the block and the field', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const layout = layoutOf('The months ahead', {
      blockType: 'button',
      label: 'Go',
      link: { kind: 'address', address: 'javascript:1' },
    });
    const { body, status } = await rest('POST', '/pages', { title: 'Dunes', _status: 'published', layout });
    expect(status).toBe(400);
    const message = expect.stringContaining('Button “Go” in The months ahead: Address');
    const errors = [{ path: pathAt(DEPTH, '1.link.address'), message: expect.stringMatching(/^Write a path/) }];
    expect(body).toMatchObject({ errors: [{ message, data: { errors } }] });
  });
});

async function readDraft(payload: Payload, id: number): Promise<unknown> {
  return (await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })).layout;
}

/** Every id of a block or row in a layout. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('original' in value) return idsIn(value.original);
  const own = !Array.isArray(value) && 'id' in value ? [String(value.id)] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function withoutIds(layout: unknown): unknown {
  return JSON.parse(JSON.stringify(layout), (key, value) => (key === 'id' ? undefined : value));
}
