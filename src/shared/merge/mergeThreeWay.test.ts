import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from './mergeThreeWay.ts';

const heading = (id: string, text = id, more: object = {}) => ({ id, blockType: 'heading', text, ...more });
const container = (id: string, ...blocks: object[]) => ({ id, blockType: 'container', blocks });
const page = (...layout: object[]) => ({ layout });

describe('changes without conflict are merged', () => {
  it('of two blocks, and of two settings of one', () => {
    const merged = mergeThreeWay(
      page(heading('a'), heading('b')),
      page(heading('a', 'mine', { level: 'h3' }), heading('b')),
      page(heading('a'), heading('b', 'theirs')),
    );
    expect(merged).toEqual({
      document: page(heading('a', 'mine', { level: 'h3' }), heading('b', 'theirs')),
      collisions: [],
    });
    const settings = mergeThreeWay(
      page(heading('a')),
      page(heading('a', 'mine')),
      page(heading('a', 'a', { level: 'h4' })),
    );
    expect(settings.document).toEqual(page(heading('a', 'mine', { level: 'h4' })));
  });

  it('a block moved by one side and changed by the other', () => {
    const merged = mergeThreeWay(
      page(heading('a'), container('c')),
      page(container('c', heading('a'))),
      page(heading('a', 'theirs'), container('c')),
    );
    expect(merged).toEqual({ document: page(container('c', heading('a', 'theirs'))), collisions: [] });
  });

  it('of fields, groups, and rows of lists', () => {
    const base = { title: 'A', seo: { title: '', note: null }, days: [{ id: '1', text: 'one' }] };
    const mine = {
      title: 'B',
      seo: { title: 'S', note: '' },
      days: [
        { id: '1', text: 'one' },
        { id: '2', text: 'two' },
      ],
    };
    const yours = { title: 'A', seo: { title: null, note: 'N' }, days: [{ id: '1', text: 'first' }] };
    expect(mergeThreeWay(base, mine, yours)).toEqual({
      document: {
        title: 'B',
        seo: { title: 'S', note: 'N' },
        days: [
          { id: '1', text: 'first' },
          { id: '2', text: 'two' },
        ],
      },
      collisions: [],
    });
  });

  it('a block removed by one side and unchanged by the other', () => {
    const base = page(container('c', heading('a')), heading('b'));
    expect(mergeThreeWay(base, page(heading('b')), page(container('c', heading('a')), heading('b', 'x')))).toEqual({
      document: page(heading('b', 'x')),
      collisions: [],
    });
  });
});

describe('a conflict keeps both sides until one is chosen', () => {
  it('the same setting of one block', () => {
    const [base, mine, yours] = [page(heading('a')), page(heading('a', 'mine')), page(heading('a', 'theirs'))] as const;
    const merged = mergeThreeWay(base, mine, yours);
    expect(merged.document).toEqual(mine);
    expect(merged.collisions).toMatchObject([
      { kind: 'value', row: 'a', path: 'text', ours: 'mine', theirs: 'theirs' },
    ]);
    expect(mergeThreeWay(base, mine, yours, () => 'theirs').document).toEqual(yours);
  });

  it('a container removed by one side and changed inside by the other, which stays whole', () => {
    const base = page(container('c', heading('a'), heading('b')));
    const changed = page(container('c', heading('a', 'typed'), heading('b')));
    const gone = { layout: [] };
    const merged = mergeThreeWay(base, changed, gone);
    expect(merged.document).toEqual(changed);
    expect(merged.collisions).toMatchObject([
      { kind: 'removed', row: 'c', ours: changed.layout[0], theirs: undefined },
    ]);
    expect(mergeThreeWay(base, changed, gone, () => 'theirs').document).toEqual(gone);
    expect(mergeThreeWay(base, gone, changed, () => 'theirs').document).toEqual(changed);
  });

  it('rich text, as one value', () => {
    const text = (said: string) => ({ body: { root: { type: 'root', children: [{ type: 'text', text: said }] } } });
    expect(mergeThreeWay(text('a'), text('b'), text('c')).collisions).toMatchObject([{ path: 'body' }]);
  });

  it('two blocks moved into each other', () => {
    const base = page(container('a'), container('b'));
    const merged = mergeThreeWay(base, page(container('b', container('a'))), page(container('a', container('b'))));
    expect(JSON.stringify(merged.document).match(/"id":"[ab]"/g)).toHaveLength(2);
    expect(merged.collisions).toMatchObject([{ kind: 'place' }]);
  });
});
