import { expect, test } from 'vitest';
import type { RenderContext } from '../../render/context.ts';
import { createStyleSheet } from '../../render/styleSheet.ts';
import type { Layout } from '../../render/types.ts';
import { type BelowFold, deferLaterSections, heldBelow, renderSections, usesFile } from './belowFold.ts';

const file: BelowFold = { href: '/assets/below-fold-1.css', holds: (css) => css.startsWith('.far') };
const files = [file];

/** Sections that use the style sheets named in their ids, separated by spaces. */
function pageOf(sections: readonly string[], { editing = false } = {}) {
  const styles = createStyleSheet();
  const layout = sections.map((id) => ({ blockType: 'container', id })) as Layout;
  const renderBlocks: RenderContext['renderBlocks'] = (blocks) =>
    (blocks ?? [])
      .map(({ id }) => {
        for (const name of String(id).split(' ')) styles.use(name, `.${name}{}`);
        return `<${id}>`;
      })
      .join('');
  return { layout, context: { editing, renderBlocks, styles } as RenderContext };
}

test('the link precedes the first section, after the opening ones, that needs style of the file', () => {
  const { context, layout } = pageOf(['near', 'nearToo', 'far', 'plain']);
  expect(renderSections(layout, context, files)).toMatchObject({ before: '<near><nearToo>', after: '<far><plain>' });
  expect([...heldBelow(context, file)]).toEqual(['.far{}']);
});

test('the first section never waits: its style is inlined, though the file has it', () => {
  const { context, layout } = pageOf(['farFirst', 'farFirst', 'far']);
  expect(renderSections(layout, context, files)).toMatchObject({ before: '<farFirst><farFirst>', after: '<far>' });
  expect([...heldBelow(context, file)]).toEqual(['.far{}']);
});

test('a page without such sections, without a file, or in a preview is not split', () => {
  const { context, layout } = pageOf(['near', 'plain']);
  expect(renderSections(layout, context, files)).toMatchObject({ before: '<near><plain>', after: '' });
  const other = pageOf(['near', 'far']);
  expect(renderSections(other.layout, other.context, undefined)).toMatchObject({ before: '<near><far>', after: '' });
  const preview = pageOf(['near', 'far'], { editing: true });
  expect(renderSections(preview.layout, preview.context, files)).toMatchObject({ before: '<near><far>', after: '' });
  expect(heldBelow(preview.context, file).size).toBe(0);
});

test('a page links the file if that saves at least 12,000 characters of inlined CSS', () => {
  const held = (length: number): boolean => {
    const { context, layout } = pageOf(['near', 'plain']);
    renderSections(layout, context, files);
    context.styles.use('long', `.far${'x'.repeat(length - '.far'.length)}`);
    return usesFile(context, file);
  };
  expect(held(11_999)).toBe(false);
  expect(held(12_000)).toBe(true);
});

test('of several files a page links the one that saves the most bytes', () => {
  const lists: BelowFold = { href: '/assets/below-fold-2.css', holds: (css) => css.startsWith('.list') };
  const { context, layout } = pageOf(['near', 'far', 'listCard listMap']);
  expect(renderSections(layout, context, [file, lists])).toEqual({
    before: '<near><far>',
    after: '<listCard listMap>',
    file: lists,
  });
  const other = pageOf(['near', 'farForm farRoute', 'listCard']);
  expect(renderSections(other.layout, other.context, [file, lists])).toMatchObject({ before: '<near>', file });
});

test('the later sections of a page with six are laid out as they approach, except in a preview', () => {
  const isDeferred = (sections: number, options?: { editing: boolean }): boolean => {
    const { context, layout } = pageOf(
      Array.from({ length: sections }, () => 'near'),
      options,
    );
    deferLaterSections(layout, context);
    return context.styles.toString().includes('content-visibility');
  };
  expect(isDeferred(5)).toBe(false);
  expect(isDeferred(6)).toBe(true);
  expect(isDeferred(6, { editing: true })).toBe(false);
});
