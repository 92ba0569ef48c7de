import type { Media, TestimonialCarouselBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { Marks } from '../../render/text/marks.ts';
import { CarouselFrame } from '../carousel/CarouselFrame.tsx';
import { readSettings } from '../carousel/settings.ts';
import { slideRows } from '../carousel/slideRows.ts';
import bubbleCss from './bubble.css?inline';
import layoutsCss from './layouts.css?inline';

type Row = NonNullable<TestimonialCarouselBlock['slides']>[number];

const LAYOUTS = ['inline', 'stacked', 'above', 'left', 'right'] as const;

/** Carousel of testimonials with names and portraits. */
export function TestimonialCarousel({ attributes, block, context, text }: WidgetProps<TestimonialCarouselBlock>) {
  const settings = readSettings(block.carousel, 1);
  const layout = LAYOUTS.find((one) => one === block.layout) ?? 'inline';
  const isBubble = block.skin === 'bubble';
  if (isBubble) context.styles.use('testimonial-carousel/bubble', bubbleCss);
  if (layout !== 'inline' || block.align === 'center') {
    context.styles.use('testimonial-carousel/layouts', layoutsCss);
  }
  const classes = [
    'r-testimonials',
    settings.shown.desktop > 1 && 'r-testimonials--small',
    isBubble && 'r-testimonials--bubble',
    layout !== 'inline' && `r-testimonials--${layout}`,
    block.align === 'center' && 'r-testimonials--center',
  ];
  const rows = slideRows(block.slides).filter(({ row }) => row.text?.trim());
  return (
    <div {...attributes(...classes)}>
      <CarouselFrame
        context={context}
        label={block.label?.trim() || context.t('carousel.labelTestimonials')}
        settings={settings}
        slides={rows.map(({ index, row }) => ({
          key: row.id ?? index,
          content: <Testimonial context={context} row={row} text={(field) => text(`slides.${index}.${field}`)} />,
        }))}
      />
    </div>
  );
}

/** Portraits are small in any slot, in CSS px. */
const FACE_PX = 88;

function Testimonial({ context, row, text }: { context: RenderContext; row: Row; text: Marks['text'] }) {
  const face = populated<Media>(row.picture);
  return (
    <figure className="r-testimonial">
      <blockquote>
        <p {...text('text')}>{row.text}</p>
      </blockquote>
      {(row.name || row.role || hasPicture(face)) && (
        <figcaption>
          {hasPicture(face) && (
            <Picture
              alt=""
              className="r-testimonial__face"
              context={context}
              media={face}
              ratio="1/1"
              slot={{ desktop: FACE_PX, phone: 0.25 }}
            />
          )}
          <span className="r-testimonial__who">
            {row.name && (
              <b className="r-testimonial__name" {...text('name')}>
                {row.name}
              </b>
            )}
            {row.role && <span {...text('role')}>{row.role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
