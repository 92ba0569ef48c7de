import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { ContainerBlock } from '../../cms/payload-types.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';

const show = (block: Partial<ContainerBlock>) =>
  renderExample({
    block: { blockType: 'container', blocks: [{ blockType: 'image', picture: CARAVAN }], ...block },
  });

test.each([
  [{ gap: '0' }, '--gap:0px'],
  [{ gap: '7' }, '--gap:var(--space-7)'],
  [{ align: 'center' }, '--align:center'],
  [{ justify: 'between' }, '--justify:space-between'],
  [{ minHeight: 80 }, 'min-block-size:80svh'],
  [{ minHeight: 200, minHeightUnit: 'px' }, 'min-block-size:200px'],
  [{ backgroundColour: 'ink' }, 'background-color:var(--surface-ink)'],
  [{ backgroundImage: CARAVAN }, '--shade:40%'],
  [{ backgroundImage: CARAVAN, overlay: 0 }, '--shade:0%'],
  [{ backgroundImage: CARAVAN, overlay: 200 }, '--shade:90%'],
] as const)('%j is the rule %s', async (block, declaration) => {
  expect((await show(block as Partial<ContainerBlock>)).css).toContain(`{${declaration}}`);
});

test.each([
  { gap: '99' },
  { gap: '3)}*{color:red' },
  { align: 'end;color:red' },
  { align: 'constructor' },
  { justify: 'left' },
  { minHeight: '9;color:red' },
  { minHeight: 1e9 },
  { backgroundColour: 'red' },
])('unknown value %j is ignored', async (block) => {
  const [css, plain] = [(await show(block as never)).css, (await show({})).css];
  expect(css).toBe(plain);
});

test.each([
  [{}, 'calc(98vw - 40px)', 1240],
  [{ width: 'narrow' }, 'calc(98vw - 40px)', 720],
  [{ width: 'full' }, '98vw', 1440],
  [{ direction: 'grid', grid: '1-1' }, 'calc(98vw - 40px)', 620],
  [{ direction: 'grid', grid: '1-1-1-1' }, 'calc(49vw - 20px)', 310],
] as const)('pictures inside %j are sized for %s of a phone and %i px of a desktop', async (block, phone, desktop) => {
  const sizes = (await show(block as Partial<ContainerBlock>)).main.querySelector('img')?.sizes ?? '';
  expect(sizes.startsWith(`(width <= 767px) ${phone}, `)).toBe(true);
  expect(sizes.endsWith(`, ${desktop}px`)).toBe(true);
});

test('columns, gap and alignment may differ by device; phones inherit from tablets', async () => {
  const deviceValues = { tablet: { grid: '1-1' }, mobile: { gap: '0', align: 'nonsense' } };
  const { css } = await show({ direction: 'grid', grid: '1-1-1', gap: '7', deviceValues });
  const rules = css.slice(css.indexOf('@layer blocks'));
  expect(rules).toMatch(
    /@media \(width <= 767px\)\{\.\w+\{--gap:0px;grid-template-columns:repeat\(2,minmax\(0,1fr\)\)\}/,
  );
  expect(rules).toMatch(
    /@media \(767px < width <= 1024px\)\{\.\w+\{--gap:var\(--space-7\);grid-template-columns:repeat/,
  );
  expect(rules).toMatch(/@media \(width > 1024px\)\{\.\w+\{--gap:var\(--space-7\)\}/);
});

test('pictures are sized for the columns that phones have', async () => {
  const block = { direction: 'grid', grid: '1-1', deviceValues: { mobile: { grid: '1-1' } } } as const;
  const sizes = (await show(block)).main.querySelector('img')?.sizes ?? '';
  expect(sizes).toContain('(width <= 767px) calc(49vw - 20px), ');
});

test('text on a dark background or picture is light', async () => {
  const isDark = async (block: Partial<ContainerBlock>) => (await show(block)).main.querySelector('.r-dark') !== null;
  expect(await isDark({ backgroundColour: 'brand' })).toBe(true);
  expect(await isDark({ backgroundImage: CARAVAN })).toBe(true);
  expect(await isDark({ backgroundColour: 'sand' })).toBe(false);
  expect(await isDark({})).toBe(false);
});

test('a light background inside a dark one makes text dark again', async () => {
  const inside = [{ blockType: 'heading' as const, text: 'A note', level: 'h2' as const }];
  const blocks = [{ blockType: 'container' as const, backgroundColour: 'sand' as const, blocks: inside }];
  const { css, main } = await show({ backgroundColour: 'ink', blocks });
  expect([...(main.querySelector('.r-dark .r-surface')?.classList ?? [])]).toContain('r-light');
  expect(css).toMatch(/\.r-light \{[^}]*--color-ink: var\(--surface-ink\)/);
  expect((await show({ backgroundColour: 'ink' })).css).not.toContain('.r-light');
});

test.each(['script', 'style', 'main', undefined])('the semantic tag %s is ignored', async (tag) => {
  expect((await show({ tag: tag as never })).main.firstElementChild?.localName).toBe('div');
});

test('a container whose blocks show nothing here is not there, unless it shows something itself', async () => {
  const nothing = { blocks: [{ blockType: 'container', blocks: [] }] } as Partial<ContainerBlock>;
  expect((await show(nothing)).main.querySelector('.r-container')).toBeNull();
  expect((await show({ ...nothing, minHeight: 40 })).main.querySelector('.r-container')).not.toBeNull();
  expect((await show({ ...nothing, backgroundImage: CARAVAN })).main.querySelector('.r-container')).not.toBeNull();
});
