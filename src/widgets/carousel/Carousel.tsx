import type { CarouselBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { CarouselFrame } from './CarouselFrame.tsx';
import evenCss from './even.css?inline';
import { offsetClass } from './offsets.ts';
import { readSettings } from './settings.ts';
import { slideRows } from './slideRows.ts';
import { slideSlot } from './slideSlot.ts';

/** Carousel whose slides hold any blocks; empty slides are hidden from visitors. */
export function Carousel({ attributes, block, context, slot }: WidgetProps<CarouselBlock>) {
  const settings = readSettings(block.carousel);
  const isEven = block.equal_height !== false;
  if (isEven) context.styles.use('carousel/even', evenCss);
  const classes = [isEven && 'r-carousel--even', offsetClass(block.offset_sides, block.offset_width, context.styles)];
  const width = slideSlot(context.slot, settings.shown);
  const rows = slideRows(block.slides).filter(({ row }) => context.editing || onlyBlocks(row.blocks).length > 0);
  return (
    <div {...attributes('r-carousel-block')}>
      <CarouselFrame
        className={classes.filter(Boolean).join(' ')}
        context={context}
        label={block.label?.trim() || context.t('carousel.label')}
        settings={settings}
        slides={rows.map(({ index, row }) => ({
          key: row.id ?? index,
          content: <SlideBlocks context={context} mark={slot(`slides.${index}.blocks`)} row={row} width={width} />,
        }))}
      />
    </div>
  );
}

interface SlideBlocksProps {
  context: RenderContext;
  row: NonNullable<CarouselBlock['slides']>[number];
  mark: object;
  width: Slot;
}

function SlideBlocks({ context, mark, row, width }: SlideBlocksProps) {
  const html = context.renderBlocks(row.blocks, width);
  return <div className="r-carousel__blocks" {...mark} dangerouslySetInnerHTML={{ __html: html }} />;
}
