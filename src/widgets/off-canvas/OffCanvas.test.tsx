import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/renderExample.ts';
import type { OffCanvasBlock } from '../../cms/payload-types.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { POSTS } from '../../render/samples/posts.ts';
import { parseAction } from '../../shared/actions/parseAction.ts';

const [POST] = POSTS as [(typeof POSTS)[number]];
const note: OffCanvasBlock = {
  blockType: 'off-canvas',
  name: 'note',
  title: 'A note',
  triggerLabel: 'Read it',
  blocks: [{ blockType: 'heading', text: 'Inside', level: 'h3' }],
};
const page: OffCanvasBlock['page'] = { relationTo: 'posts', value: POST };
const show = (block: Partial<OffCanvasBlock>) => renderExample({ block: { ...note, ...block } });

test('its button leads to the page that does the same job, and names the panel', async () => {
  const { main } = await show({ page });
  const [path, hash] = main.querySelector('a')?.getAttribute('href')?.split('#') ?? [];
  expect(path).toBe(POST.path);
  expect(parseAction(`#${hash}`)).toEqual({ action: 'off_canvas:open', settings: { id: 'note' } });
  expect(main.querySelector('dialog')?.dataset.panel).toBe('note');
  expect(main.querySelector('dialog')?.open).toBe(false);
});

/** Its style where there is no script, among what pages have of their own for that. */
const IN_PLACE = /@media \(scripting: none\)\{[^@]*@layer widgets ?\{[^}]*\.r-off-canvas/;

test('without such a page what is in it stands in its place where nothing can open it', async () => {
  expect((await show({})).css).toMatch(IN_PLACE);
  expect((await show({})).main.querySelector('.r-off-canvas--in-place')).not.toBeNull();
  expect((await show({ page })).css).not.toMatch(IN_PLACE);
  expect((await show({ page })).main.querySelector('.r-off-canvas--in-place')).toBeNull();
});

test('its editor sees what is in it', async () => {
  const { main } = await renderExample({ block: { ...note, page } }, { editing: true });
  expect(main.querySelector('.r-off-canvas--in-place')).not.toBeNull();
});

test('pictures in it do not come before those of the page', async () => {
  const { html } = await show({ page, blocks: [{ blockType: 'image', picture: CARAVAN }] });
  const panel = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'));
  expect(panel).toContain('loading="lazy"');
  expect(panel).not.toContain('fetchPriority="high"');
});

test.each(['', 'menu', 'A note', 'a"],*'])('“%s” is no name, so that it is not shown', async (name) => {
  expect((await show({ name })).main.childElementCount).toBe(0);
});

test('of two with one name the second is not shown, and said to be so', async () => {
  const { main, problems } = await renderExample({
    block: { blockType: 'container', blocks: [note, { ...note, title: 'Another' }] } as never,
  });
  expect(main.querySelectorAll('dialog')).toHaveLength(1);
  expect(problems).toMatchObject([{ blockType: 'off-canvas', error: { message: expect.stringContaining('“note”') } }]);
});
