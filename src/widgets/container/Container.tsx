import type { ContainerBlock, Media } from '../../cms/payload-types.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { Picture } from '../../render/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { StyleSheet } from '../../render/styleSheet.ts';
import { COLOUR_NAMES, DARK_COLOURS, isSpaceStep } from '../../shared/style.ts';
import backgroundPictureCss from './background-picture.css?inline';
import columnsCss from './columns.css?inline';
import ruledCss from './ruled.css?inline';
import unevenCss from './uneven.css?inline';
import zelligeCss from './zellige.css?inline';

const TAGS = ['div', 'section', 'article', 'aside', 'header', 'footer', 'nav'] as const;

/** Share of the row that a column of each grid has at most, for choosing picture sizes. */
const SHARES: Record<string, number> = {
  '1-1': 1 / 2,
  '2-1': 2 / 3,
  '1-2': 2 / 3,
  '1-1-1': 1 / 3,
  '1-1-1-1': 1 / 4,
  '4-3-3': 2 / 5,
  sidebar: 0.7,
};

/** The values that differ from the style sheet's own. */
const ALIGN = { start: 'start', center: 'center', end: 'end' };
const JUSTIFY = { center: 'center', end: 'end', between: 'space-between' };

/** A row, column or grid of other blocks, with a background. */
export function Container({ attributes, block, context, slot }: WidgetProps<ContainerBlock>) {
  const Tag = TAGS.find((tag) => tag === block.tag) ?? 'div';
  const image = populated<Media>(block.backgroundImage);
  addParts(block, context, image);
  const classes = [
    'r-container',
    `r-container--${block.width ?? 'boxed'}`,
    block.lines === 'block' && 'r-container--ruled',
    ...backgroundClasses(block, context, image),
  ];
  return (
    <Tag {...attributes(...classes)}>
      {image && (
        <Picture
          alt=""
          className="r-container__picture"
          context={context}
          media={image}
          slot={{ desktop: 1920, phone: 1 }}
        />
      )}
      <Inner block={block} context={context} slot={slot} />
    </Tag>
  );
}

/** Style that few containers need comes only with those that do. */
function addParts(block: ContainerBlock, { styles }: RenderContext, image: Media | undefined): void {
  if (block.lines === 'block') styles.use('container/ruled', ruledCss);
  if (block.pattern === 'zellige') styles.use('container/zellige', zelligeCss);
  if (block.direction === 'grid') addColumns(block.grid ?? '1-1', styles);
  if (image) styles.use('container/background-picture', backgroundPictureCss);
}

/** The style of a grid's columns; a sidebar's is the container's own. */
function addColumns(grid: string, styles: StyleSheet): void {
  if (grid === 'sidebar') return;
  const isUneven = new Set(grid.split('-')).size > 1;
  if (isUneven) styles.use('container/uneven', unevenCss);
  else styles.use('container/columns', columnsCss);
}

/** What the container holds; an element of its own, so that the background is the first to ask for the page's priority. */
function Inner({ block, context, slot }: Pick<WidgetProps<ContainerBlock>, 'block' | 'context' | 'slot'>) {
  const html = context.renderBlocks(block.blocks, childSlot(block, context.slot));
  return <div className={innerClasses(block, context)} {...slot()} dangerouslySetInnerHTML={{ __html: html }} />;
}

function innerClasses(block: ContainerBlock, context: RenderContext): string {
  const direction = block.direction ?? 'column';
  const declarations = [
    isSpaceStep(block.gap) && block.gap !== '5'
      ? `--gap:${block.gap === '0' ? '0px' : `var(--space-${block.gap})`}`
      : '',
    pick(ALIGN, block.align, '--align'),
    pick(JUSTIFY, block.justify, '--justify'),
    minHeight(block),
  ].filter(Boolean);
  return [
    'r-container__inner',
    `r-${direction}`,
    direction === 'grid' ? `r-grid--${block.grid ?? '1-1'}` : '',
    declarations.length ? context.styles.rule(declarations.join(';')) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A declaration, when the value is one of those that differ from the style sheet's. */
function pick(values: Record<string, string>, value: string | null | undefined, property: string): string {
  return value && Object.hasOwn(values, value) ? `${property}:${values[value]}` : '';
}

function minHeight(block: ContainerBlock): string {
  const value = Number(block.minHeight);
  if (!(value > 0 && value <= 2000)) return '';
  return `min-block-size:${value}${block.minHeightUnit === 'px' ? 'px' : 'svh'}`;
}

function backgroundClasses(block: ContainerBlock, context: RenderContext, image: Media | undefined): string[] {
  const colour = COLOUR_NAMES.find((name) => name === block.backgroundColour);
  const isDark = Boolean(image) || (colour !== undefined && DARK_COLOURS.has(colour));
  const classes = [];
  if (colour)
    classes.push('r-surface', context.styles.rule(`background-color:var(--surface-${colour})${onSurface(colour)}`));
  if (isDark) classes.push('r-dark');
  if (block.pattern === 'zellige') classes.push('r-zellige');
  if (image)
    classes.push(
      'r-container--picture',
      context.styles.rule(`--shade:${Math.min(90, Math.max(0, Number(block.overlay ?? 40) || 0))}%`),
    );
  return classes;
}

/** The accent can be read on every light ground but this. */
function onSurface(colour: string): string {
  return colour === 'saffron' ? ';--color-accent:var(--color-ink)' : '';
}

function childSlot(block: ContainerBlock, slot: Slot): Slot {
  const desktop = block.width === 'full' ? slot.desktop : Math.min(slot.desktop, block.width === 'narrow' ? 720 : 1240);
  const hasGutters = slot.hasGutters || block.width !== 'full';
  if (block.direction === 'grid') {
    // Four columns are two on a phone, all others one.
    const phone = block.grid === '1-1-1-1' ? slot.phone / 2 : slot.phone;
    return { desktop: desktop * (SHARES[block.grid ?? '1-1'] ?? 1), phone, hasGutters };
  }
  if (block.direction === 'row')
    return { desktop: desktop / Math.max(1, block.blocks?.length ?? 1), phone: slot.phone, hasGutters };
  return { desktop, phone: slot.phone, hasGutters };
}
