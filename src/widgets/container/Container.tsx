import type { ContainerBlock, Media } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { onGround } from '../../render/ground.ts';
import { populated } from '../../render/populated.ts';
import type { StyleSheet } from '../../render/styleSheet.ts';
import { Background } from './background/Background.tsx';
import { backgroundClasses, groundOf } from './background/backgroundLook.ts';
import columnsCss from './columns.css?inline';
import { Edge } from './edges/Edge.tsx';
import filtersCss from './filters.css?inline';
import { childSlot, innerClasses, isSeenEmpty } from './inner.ts';
import ruledCss from './ruled.css?inline';
import sidebarCss from './sidebar.css?inline';
import unevenCss from './uneven.css?inline';
import zelligeCss from './zellige.css?inline';

const TAGS = ['div', 'section', 'article', 'aside', 'header', 'footer', 'nav'] as const;

/** Container: a row, column or grid of other blocks, with a background. */
export function Container({ attributes, block, context, slot }: WidgetProps<ContainerBlock>) {
  const { styles } = context;
  const Tag = TAGS.find((tag) => tag === block.tag) ?? 'div';
  const image = populated<Media>(block.backgroundImage);
  addParts(block, styles);
  const ground = groundOf(block, Boolean(image));
  const inside = ground ? onGround(context, ground) : context;
  const classes = [
    'r-container',
    `r-container--${block.width ?? 'boxed'}`,
    block.lines === 'block' && 'r-container--ruled',
    ...backgroundClasses(block, styles, Boolean(image)),
  ];
  // With a picture behind it the blocks are rendered after that, which has the priority of loading.
  const html = image ? undefined : renderInside(block, inside);
  // Its blocks have nothing to show here, such as the map of a tour without a route: a band of colour would be a hole.
  if (html === '' && !context.editing && !isSeenEmpty(block)) return null;
  return (
    <Tag {...attributes(...classes)}>
      {image && <Background block={block} context={context} image={image} />}
      <Edge block={block} side="Top" styles={styles} />
      <Inner block={block} context={inside} html={html} slot={slot} />
      <Edge block={block} side="Bottom" styles={styles} />
    </Tag>
  );
}

/** Rarely used style sheets are added only when needed. */
function addParts(block: ContainerBlock, styles: StyleSheet): void {
  if (block.lines === 'block') styles.use('container/ruled', ruledCss);
  if (block.pattern === 'zellige') styles.use('container/zellige', zelligeCss);
  if (block.direction === 'grid') addColumns(block.grid ?? '1-1', styles);
}

function addColumns(grid: string, styles: StyleSheet): void {
  const isUneven = new Set(grid.split('-')).size > 1;
  if (grid === 'sidebar') styles.use('container/sidebar', sidebarCss);
  else if (grid === 'filters') styles.use('container/filters', filtersCss);
  else if (isUneven) styles.use('container/uneven', unevenCss);
  else styles.use('container/columns', columnsCss);
}

function renderInside(block: ContainerBlock, context: RenderContext): string {
  return context.renderBlocks(block.blocks, childSlot(block, context.slot));
}

/** Inner element for the blocks; separate, so that the background is the first to get loading priority. */
function Inner({
  block,
  context,
  html = renderInside(block, context),
  slot,
}: Pick<WidgetProps<ContainerBlock>, 'block' | 'slot'> & { context: RenderContext; html: string | undefined }) {
  return <div className={innerClasses(block, context)} {...slot()} dangerouslySetInnerHTML={{ __html: html }} />;
}
