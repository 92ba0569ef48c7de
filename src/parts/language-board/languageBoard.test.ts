import { createLocalReq } from 'payload';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildMenu, buildPage, buildTemplate, buildTranslation, buildUser } from '../../../tests/support/factories.ts';
import { readBoard } from './readBoard.ts';
import { type BoardRow, countStates, filterRows } from './rules/board.ts';

describeDatabase('the board of languages', (db) => {
  beforeEach(async () => {
    const layout = [
      { blockType: 'heading', version: 1, id: 'b', text: 'Where dunes begin' },
      { blockType: 'heading', version: 1, id: 'c', text: 'And end' },
    ];
    const page = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/', layout: layout as never });
    await buildMenu(db.payload, { title: 'Main', items: [{ label: 'Us', kind: 'address', address: '/us/' }] });
    await buildTemplate(db.payload, { title: 'Empty', kind: 'header', layout: [] });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'], publishesMachine: true } });
    await buildTranslation(db.payload, {
      ...{ of: `pages:${page.id}`, title: 'Les dunes' },
      texts: {
        'b/text': { text: 'Les dunes', source: 'Where the dunes begin' },
        'c/text': { text: 'Et finissent', source: 'And end', by: 'machine' },
      },
    });
  });
  const board = async (most?: number) =>
    readBoard(await createLocalReq({ user: (await buildUser(db.payload, 'editor')) as never }, db.payload), most);
  const find = (rows: readonly BoardRow[], title: string) => rows.find((row) => row.title === title);

  it('tells the state of all that can be translated, text by text, in each language', async () => {
    const { isCut, languages, rows } = await board();
    expect([isCut, languages]).toEqual([false, ['fr', 'ar']]);
    expect(find(rows, 'Dunes')).toMatchObject({
      ...{ kindLabel: 'Page', isPublished: true },
      states: [
        { locale: 'fr', isPublished: true, hasDraft: false, missing: 0, stale: 1, machine: 1 },
        { locale: 'ar', isPublished: false, missing: 2, stale: 0 },
      ],
    });
    expect(find(rows, 'Main')?.href).toMatch(/^\/admin\/collections\/menus\/\d+$/);
    expect(find(rows, 'Empty')).toBeUndefined();
    expect(rows.some(({ of }) => of === 'chat:1')).toBe(true);
  });

  it('leaves the pattern book out, which nobody translates', async () => {
    await buildPage(db.payload, { title: 'Pattern book: Text', path: '/pattern-book/text/' });
    expect(find((await board()).rows, 'Pattern book: Text')).toBeUndefined();
  });

  it('reads so many documents, and says that there are more', async () => {
    expect(await board(1)).toMatchObject({ isCut: true, rows: [{}] });
  });

  it('reads in full only what has changed since, once for all languages', async () => {
    const first = await board();
    const spied = vi.spyOn(db.payload, 'find');
    const inFull = () => spied.mock.calls.filter(([{ select }]) => !select).map(([{ collection }]) => collection);
    expect(await board()).toEqual(first);
    expect(inFull()).toEqual([]);
    const page = find(first.rows, 'Dunes');
    await db.payload.update({ collection: 'pages', id: Number(page?.of.slice(6)), data: { title: 'Sand' } });
    spied.mockClear();
    const { rows } = await board();
    expect(inFull()).toEqual(['pages', 'translations']);
    spied.mockRestore();
    expect(rows.map(({ title }) => title)).toContain('Sand');
  });

  it('counts anew what was translated since', async () => {
    const before = find((await board()).rows, 'Dunes')?.states[0];
    const translation = Number(before?.id);
    const texts = { 'b/text': { text: 'Les dunes', source: 'Where dunes begin' } };
    await db.payload.update({ collection: 'translations', id: translation, data: { texts }, draft: true });
    expect([before?.stale, before?.missing]).toEqual([1, 0]);
    expect(find((await board()).rows, 'Dunes')?.states[0]).toMatchObject({ stale: 0, missing: 1, hasDraft: true });
  });

  it('is empty where the site has one language', async () => {
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: [] } });
    expect((await board()).rows).toEqual([]);
  });
});

const state = { locale: 'fr', id: 1, isPublished: true, hasDraft: false, missing: 0, stale: 0, machine: 0 } as const;
const ROWS: BoardRow[] = [
  {
    of: 'pages:1',
    title: 'Dunes',
    kind: 'pages',
    kindLabel: 'Page',
    href: '',
    isPublished: true,
    states: [{ ...state, stale: 2 }],
  },
  {
    of: 'tours:1',
    title: 'Salt',
    kind: 'tours',
    kindLabel: 'Tour',
    href: '',
    isPublished: true,
    states: [{ ...state, hasDraft: true }],
  },
  {
    ...{ of: 'tours:2', title: 'Tea', kind: 'tours', kindLabel: 'Tour', href: '', isPublished: true },
    states: [{ locale: 'fr', isPublished: false, hasDraft: false, missing: 3, stale: 0, machine: 0 }],
  },
];

test.each([
  [{ kind: 'tours' }, ['Salt', 'Tea']],
  [{ state: 'stale' }, ['Dunes']],
  [{ state: 'missing', locale: 'fr' }, ['Tea']],
  [{ state: 'missing', locale: 'ar' }, []],
  [{ words: ' SA' }, ['Salt']],
  [{}, ['Dunes', 'Salt', 'Tea']],
] as const)('the filter %j leaves %j', (filter, titles) => {
  const found = filterRows(ROWS, { kind: '', locale: '', state: '', words: '', ...filter });
  expect(found.map(({ title }) => title)).toEqual(titles);
});

test('counts each state of a language', () => {
  expect(countStates(ROWS, 'fr')).toEqual({ published: 2, draft: 1, stale: 1, incomplete: 0, machine: 0, missing: 1 });
});
