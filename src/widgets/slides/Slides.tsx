import type { Media, SlidesBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { renderEmphasis } from '../../render/text/emphasis.tsx';
import { Marked } from '../../render/text/Marked.tsx';
import { emphasized, type Marks } from '../../render/text/marks.ts';
import buttonCss from '../button/button.css?inline';
import { CarouselFrame } from '../carousel/CarouselFrame.tsx';
import { readSettings } from '../carousel/settings.ts';
import { slideRows } from '../carousel/slideRows.ts';
import kenBurnsCss from './ken-burns.css?inline';
import { lookClass } from './slideLook.ts';

type Row = NonNullable<SlidesBlock['slides']>[number];

/** Slider of large slides: picture, heading, text and button. */
export function Slides({ attributes, block, context, text }: WidgetProps<SlidesBlock>) {
  const movement = block.ken_burns === 'in' || block.ken_burns === 'out' ? block.ken_burns : undefined;
  if (movement) context.styles.use('slides/ken-burns', kenBurnsCss);
  const isFull = block.width !== 'column';
  const classes = ['r-slides', isFull && 'r-slides--full', movement && `r-slides--${movement}`];
  const settings = readSettings(block.carousel, 1);
  const rows = slideRows(block.slides).filter(({ row }) => hasSlide(row));
  return (
    <div {...attributes(...classes, lookClass(block, context.styles))}>
      <CarouselFrame
        context={context}
        label={block.label?.trim() || context.t('carousel.labelSlides')}
        settings={settings}
        slides={rows.map(({ index, row }) => ({
          key: row.id ?? index,
          content: (
            <Slide
              block={block}
              context={context}
              isFull={isFull}
              row={row}
              text={(field) => text(`slides.${index}.${field}`)}
            />
          ),
        }))}
      />
    </div>
  );
}

/** Whether a slide has any content. */
export function hasSlide({ heading, picture, text }: Row): boolean {
  return Boolean(heading?.trim() || text?.trim() || hasPicture(populated<Media>(picture)));
}

interface SlideProps {
  block: SlidesBlock;
  context: RenderContext;
  isFull: boolean;
  row: Row;
  text: Marks['text'];
}

function Slide({ block, context, isFull, row, text }: SlideProps) {
  const media = populated<Media>(row.picture);
  const anchor = row.button?.trim() ? anchorOf(row.link) : undefined;
  const Heading = block.level === 'h3' || block.level === 'p' ? block.level : 'h2';
  if (anchor) context.styles.use('button', buttonCss);
  return (
    <div className="r-slides__slide">
      {hasPicture(media) && (
        <Picture
          // Decorative when there is text on it.
          {...(row.heading || row.text ? { alt: '' } : {})}
          className="r-slides__picture"
          context={context}
          media={media}
          slot={isFull ? { desktop: 1920, phone: 1 } : context.slot}
        />
      )}
      <div className="r-slides__words">
        {row.heading && (
          <Heading className="r-slides__heading r-display" {...emphasized(text('heading'))}>
            {renderEmphasis(row.heading)}
          </Heading>
        )}
        {row.text && (
          <p className="r-slides__text" {...text('text')}>
            {row.text}
          </p>
        )}
        {anchor && (
          <Link className="r-button r-button--solid" {...anchor}>
            <Marked mark={text('button')}>{row.button}</Marked>
          </Link>
        )}
      </div>
    </div>
  );
}
