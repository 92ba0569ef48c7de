import { expect, test } from 'vitest';
import { buildPlainView, buildTemplate, fakeContent, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { MAX_LOADING } from '../../render/blocks/loadBlocks.ts';
import type { AnyBlock, Layout, Template } from '../../render/types.ts';
import { MAX_BLOCKS } from '../../shared/layouts/limits.ts';

const HEADING = {
  ...{ blockType: 'heading', id: 'b1', text: 'Dunes', level: 'h2' },
  advanced: { htmlId: 'dunes' },
} as unknown as AnyBlock;
const linkTo = (section: number) => ({ blockType: 'linked-section', section }) as unknown as AnyBlock;

async function show(layout: Layout, section: Partial<Template> = {}, editing = false): Promise<string> {
  const stored = buildTemplate({ id: 7, kind: 'section', layout: [HEADING], ...section });
  const content = fakeContent({
    findEntry: async (_collection, id) => (id === stored.id ? stored : undefined) as never,
  });
  const { html } = await renderTestPage(buildPlainView(layout), { content, editing });
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const countOf = (html: string) => html.match(/Dunes/g)?.length ?? 0;

test('shows the blocks of the section, used twice without duplicate ids', async () => {
  const html = await show([linkTo(7), linkTo(7)]);
  expect(countOf(html)).toBe(2);
  expect(html).not.toContain('id="dunes"');
});

test('in the preview its blocks cannot be selected or edited', async () => {
  const html = await show([{ ...HEADING, text: 'Sea' } as AnyBlock, linkTo(7)], {}, true);
  const [page, section] = html.split('r-linked-section');
  expect(page).toContain('data-block');
  expect(section).toContain('Dunes');
  expect(section?.slice(section.indexOf('>'))).not.toMatch(/data-(block|text)/);
});

test('a nested section is left out, and so is a document that is no section', async () => {
  expect(countOf(await show([linkTo(7)], { layout: [HEADING, linkTo(7)] }))).toBe(1);
  expect(countOf(await show([linkTo(7)], { kind: 'footer' }))).toBe(0);
  expect(countOf(await show([linkTo(8)]))).toBe(0);
});

test('all sections of a page together hold at most as many blocks as a layout may', async () => {
  const layout = Array.from({ length: MAX_BLOCKS - 1 }, () => ({ blockType: 'spacer' }) as AnyBlock);
  const html = await show([linkTo(7), linkTo(7)], { layout: [...layout, HEADING] });
  expect(countOf(html)).toBe(1);
});

test('all sections of a page together read at most as many lists as a page may', async () => {
  let reads = 0;
  const lists = Array.from({ length: 60 }, () => ({ blockType: 'posts', source: 'query' }) as AnyBlock);
  const stored = buildTemplate({ id: 7, kind: 'section', layout: lists });
  const content = fakeContent({
    findEntry: async () => stored as never,
    list: async () => {
      reads += 1;
      return { docs: [], page: 1, totalPages: 0, totalDocs: 0 };
    },
  });
  const links = [linkTo(7), linkTo(7), linkTo(7)];
  await renderTestPage(buildPlainView(links), { content });
  expect(reads).toBe(MAX_LOADING - links.length);
});
