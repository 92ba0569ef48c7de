import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../tests/support/factories.ts';
import { leavesAt, nest } from '../../tests/support/hostile/deepLayout.ts';
import { restClient } from '../../tests/support/requests/rest.ts';

const HEADING = '{"blockType":"heading","text":"Dunes"}';
const LATER = '{"blockType":"later","blocks":"whatever it means","children":[7]}';

const around = (levels: number, open: string, inner: string, close: string) =>
  open.repeat(levels) + inner + close.repeat(levels);
const containers = (levels: number) => `[${around(levels, '{"blockType":"container","blocks":[', HEADING, ']}')}]`;

const many = (count: number, kind: string) =>
  `[${Array.from({ length: count }, () => `{"blockType":"${kind}","text":"Dunes"}`).join(',')}]`;

/** Packed as the editor sends it. */
const packed = (json: string) => JSON.stringify({ packed: gzipSync(json).toString('base64') });

/** Invalid layouts, as JSON. */
const NO_LAYOUTS = {
  'a text': '"text"',
  'a number': '7',
  'an object': '{"0":{"blockType":"heading"}}',
  'lists in lists': `[[${HEADING}]]`,
  'nothing as a block': '[null]',
  'numbers as blocks': '[1, 2]',
  'a block without a kind': '[{"text":"Dunes"}]',
  'a number as a kind': '[{"blockType":7}]',
  'an object as an id': '[{"blockType":"heading","text":"Dunes","id":{"a":1}}]',
  'a text as a slot': '[{"blockType":"container","blocks":"text"}]',
  'a number as a slot': '[{"blockType":"container","blocks":7}]',
  'nothing as a block in a slot': '[{"blockType":"container","blocks":[null]}]',
  'a text as a list': '[{"blockType":"icon-list","items":"text"}]',
  'nothing as a node of a text': '[{"blockType":"rich-text","content":{"root":{"type":"root","children":[null]}}}]',
  'a number as the nodes of a text': '[{"blockType":"rich-text","content":{"root":{"type":"root","children":7}}}]',
  'a block in a text that is none':
    '[{"blockType":"rich-text","content":{"root":{"type":"root","children":[{"type":"block"}]}}}]',
  'a list in place of words': '[{"blockType":"heading","text":["Dunes"]}]',
  'what stands for nothing': '[{"blockType":"kept","kind":"later"}]',
  'what stands for a number': '[{"blockType":"kept","kind":"later","original":7}]',
  'what stands for itself': '[{"blockType":"kept","original":{"blockType":"kept","original":{}}}]',
  'a packet of what is none': packed('[[7]]'),
  'blocks 101 deep in a packet': packed(containers(100)),
  'lists 100,000 deep in a packet': packed(around(100_000, '[', '', ']')),
  '20,000 blocks': many(20_000, 'heading'),
  '20,000 blocks in a packet': packed(many(20_000, 'heading')),
  '2,001 blocks': `[{"blockType":"container","blocks":[${Array.from({ length: 2000 }, () => HEADING).join(',')}]}]`,
  '2,001 blocks in a kind that nobody knows': `[{"blockType":"later","blocks":[${Array.from({ length: 2000 }, () => LATER).join(',')}]}]`,
  '100,000 rows in a list': `[{"blockType":"icon-list","items":[${Array.from({ length: 100_000 }, () => '{}').join(',')}]}]`,
  '3 MB of text': `[{"blockType":"heading","text":"${'a'.repeat(3 * 1024 * 1024)}"}]`,
  'blocks 101 deep': containers(100),
  'blocks 10,000 deep': containers(10_000),
  'unknown blocks 10,000 deep': `[${around(10_000, '{"blockType":"later","blocks":[', HEADING, ']}')}]`,
  'lists 10,000 deep': around(10_000, '[', '', ']'),
  'objects 10,000 deep in a setting': `[{"blockType":"heading","text":"Dunes","deep":${around(10_000, '{"a":', '1', '}')}}]`,
  'nodes 10,000 deep in a text': `[{"blockType":"rich-text","content":{"root":{"type":"root","children":[${around(10_000, '{"type":"list","children":[', '', ']}')}]}}}]`,
};

/** Odd, but valid layouts: stored as sent, or without what their kind does not have. */
const LAYOUTS: Record<string, [sent: string, kept: object[]]> = {
  'kinds called like what every object has': [
    '[{"blockType":"__proto__"},{"blockType":"constructor"},{"blockType":"toString","blocks":[{}]}]',
    ['__proto__', 'constructor', 'toString'].map((kind) => ({ blockType: 'kept', kind })),
  ],
  'a setting called so': [
    '[{"blockType":"heading","text":"Dunes","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}]',
    [{ blockType: 'heading', text: 'Dunes' }],
  ],
  'what a kind of another version means by itself': [
    `[${LATER}]`,
    [{ blockType: 'kept', original: { blocks: 'whatever it means', children: [7] } }],
  ],
  nothing: ['null', []],
};

describeDatabase('a layout from a hostile client', (db) => {
  async function open() {
    const { id } = await buildPage(db.payload, {
      layout: [nest(1, [{ blockType: 'heading', text: 'Before' }])] as never,
    });
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    return {
      send: (query: string, layout: string) => rest('PATCH', `/pages/${id}${query}`, `{"layout":${layout}}`),
      sendForm: (layout: string) => {
        const form = new FormData();
        form.set('_payload', `{"layout":${layout}}`);
        return rest('PATCH', `/pages/${id}?draft=true`, form);
      },
      read: async () => (await db.payload.findByID({ collection: 'pages', id, depth: 1, draft: true })).layout,
    };
  }

  it('is refused with a reason when it is invalid, in drafts too, and the stored one stays', async () => {
    const { read, send } = await open();
    for (const [name, layout] of Object.entries(NO_LAYOUTS)) {
      for (const query of ['', '?draft=true&autosave=true']) {
        const { status, text } = await send(query, layout);
        expect([status, text], name).toEqual([
          400,
          expect.stringMatching(
            /(These fields are refused: |The body nests|The layout could not be read)|has more than/,
          ),
        ]);
      }
      expect(leavesAt(await read(), 1), name).toMatchObject([{ text: 'Before' }]);
    }
  });

  it('is refused with the name of the block, also for what Payload itself does not validate', async () => {
    const { send } = await open();
    const { text } = await send('', '[{"blockType":"container","blocks":[{"blockType":"heading","text":["Dunes"]}]}]');
    expect(text).toMatch(/refused: Heading.*: Text/);
  });

  it('is refused in a form too, which Payload parses itself', async () => {
    const { read, sendForm } = await open();
    for (const name of ['a number', 'blocks 10,000 deep', 'lists 10,000 deep'] as const) {
      const { status, text } = await sendForm(NO_LAYOUTS[name]);
      expect([status, text], name).toEqual([
        400,
        expect.stringMatching(/(These fields are refused: |The request nests)|This nests too deep/),
      ]);
    }
    expect(leavesAt(await read(), 1)).toMatchObject([{ text: 'Before' }]);
  });

  it('unusual but valid input is stored, without prototype pollution', async () => {
    const { read, send } = await open();
    for (const [name, [layout, kept]] of Object.entries(LAYOUTS)) {
      for (const query of ['', '?draft=true']) expect((await send(query, layout)).status, name).toBe(200);
      expect((await read()) ?? [], name).toMatchObject(kept);
    }
    expect({}).not.toHaveProperty('isAdmin');
    expect((await send('', containers(99))).status).toBe(200);
  });

  it('can have the maximum number of blocks, and one more is refused wherever layouts are stored', async () => {
    const { send } = await open();
    expect((await send('?draft=true', many(2000, 'heading'))).status).toBe(200);
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const packet = packed(`[{"blockType":"container","blocks":${many(2000, 'heading')}}]`);
    for (const slug of ['forms', 'pages', 'popups', 'posts', 'templates', 'tours']) {
      const { status, text } = await rest(
        'POST',
        `/${slug}?draft=true`,
        `{"title":"Long","slug":"long","layout":${packet}}`,
      );
      expect([status, text], slug).toEqual([400, expect.stringContaining('more than 2000 blocks. Take some out')]);
    }
  });

  it('written directly to the database is not restored by a version or a copy', async () => {
    const { id } = await buildPage(db.payload, {});
    const where = { parent: { equals: id } };
    const { docs } = await db.payload.db.findVersions<object>({
      collection: 'pages',
      where,
      limit: 1,
      pagination: false,
    });
    const [{ id: versionId = '', version = {} } = {}] = docs;
    const layout = JSON.parse(many(2001, 'heading'));
    const versionData = { version: { ...version, layout } } as never;
    await db.payload.db.updateVersion({ collection: 'pages', id: versionId, versionData });
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    for (const path of [`/pages/versions/${versionId}`, `/pages/${id}/duplicate`]) {
      const { status, text } = await rest('POST', path, '{}');
      expect([status, text], path).toEqual([400, expect.stringContaining('more than 2000 blocks')]);
    }
  });

  it('and too large values in other fields are refused with a reason', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const paragraphs = Array.from({ length: 2001 }, () => '{"type":"paragraph","version":1,"children":[]}').join(',');
    const rows = Array.from({ length: 100_000 }, () => '{}').join(',');
    for (const [field, value] of [
      ['itinerary', `[${rows}]`],
      ['fitNote', `"${'a'.repeat(4_200_000)}"`],
      ['itinerary', `[{"day":1,"text":{"root":{"type":"root","version":1,"children":[${paragraphs}]}}}]`],
    ]) {
      const { status, text } = await rest('POST', '/tours?draft=true', `{"title":"Long","${field}":${value}}`);
      expect([status, text], field).toEqual([
        400,
        expect.stringMatching(/has more than (2000 entries|4 MB).* another document/),
      ]);
    }
    const { status, text } = await rest('POST', '/tours', `{"title":"${'a'.repeat(8_400_000)}"}`);
    expect([status, text]).toEqual([413, expect.stringContaining('8 MB')]);
  });
});
