import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
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

test('its button links to a fallback page, and names the panel', async () => {
  const { main } = await show({ page });
  const [path, hash] = main.querySelector('a')?.getAttribute('href')?.split('#') ?? [];
  expect(path).toBe(POST.path);
  expect(parseAction(`#${hash}`)).toEqual({ action: 'off_canvas:open', settings: { id: 'note' } });
  expect(main.querySelector('dialog')?.dataset.panel).toBe('note');
  expect(main.querySelector('dialog')?.open).toBe(false);
});

/** Its `scripting: none` style, among the page's own rules for that. */
const IN_PLACE = /@media \(scripting: none\)\{[^@]*@layer widgets ?\{[^}]*\.r-off-canvas/;

test('without a fallback page its content is inline when script is off', async () => {
  expect((await show({})).css).toMatch(IN_PLACE);
  expect((await show({})).main.querySelector('.r-off-canvas--in-place')).not.toBeNull();
  expect((await show({ page })).css).not.toMatch(IN_PLACE);
  expect((await show({ page })).main.querySelector('.r-off-canvas--in-place')).toBeNull();
});

test('the editor sees its content', async () => {
  const { main } = await renderExample({ block: { ...note, page } }, { editing: true });
  expect(main.querySelector('.r-off-canvas--in-place')).not.toBeNull();
});

test('its pictures have a lower loading priority than the page’s', async () => {
  const { html } = await show({ page, blocks: [{ blockType: 'image', picture: CARAVAN }] });
  const panel = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'));
  expect(panel).toContain('loading="lazy"');
  expect(panel).not.toContain('fetchPriority="high"');
});

test.each(['', 'menu', 'A note', 'a"],*'])('the invalid name “%s” hides the panel', async (name) => {
  expect((await show({ name })).main.childElementCount).toBe(0);
});

test('of two panels with one name the second is hidden, and the problem is reported', async () => {
  const { main, problems } = await renderExample({
    block: { blockType: 'container', blocks: [note, { ...note, title: 'Another' }] } as never,
  });
  expect(main.querySelectorAll('dialog')).toHaveLength(1);
  expect(problems).toMatchObject([{ blockType: 'off-canvas', error: { message: expect.stringContaining('“note”') } }]);
});
