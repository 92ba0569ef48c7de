import type { HeadingBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { deviceClasses, whereChosen } from '../../render/deviceClasses.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { renderEmphasis } from '../../render/text/emphasis.tsx';
import { emphasized } from '../../render/text/marks.ts';
import eyebrowCss from './eyebrow.css?inline';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const;

const SIZES: Record<string, string> = { h1: 'display', h2: 'xl', h3: 'l', h4: 'm', h5: 's', h6: 's', p: 'm' };

/** Sizes and alignments per device, the same as the classes of `heading.css`; weight and family do not change. */
const SIZE_THERE = whereChosen({
  display: 'font-size:var(--text-display);line-height:1.02',
  xl: 'font-size:var(--text-xl);line-height:1.06',
  l: 'font-size:var(--text-l);line-height:1.1',
  m: 'font-size:var(--text-m);line-height:1.3',
  s: 'font-size:var(--text-base);line-height:1.4',
});
const ALIGN_THERE = whereChosen({ start: 'text-align:start', center: 'text-align:center', end: 'text-align:end' });
const LINE_THERE = whereChosen({
  start: 'justify-content:start',
  center: 'justify-content:center',
  end: 'justify-content:end',
});

/** Heading, with an optional overline. */
export function Heading({ attributes, block, context, text }: WidgetProps<HeadingBlock>) {
  const Tag = TAGS.find((tag) => tag === block.level) ?? 'h2';
  const size = block.size && block.size !== 'auto' ? block.size : SIZES[Tag];
  const anchor = anchorOf(block.link);
  const words = renderEmphasis(block.text);
  const mark = emphasized(text('text'));
  const { styles } = context;
  const className = [
    'r-heading',
    `r-heading--${size}`,
    'r-display',
    ...deviceClasses(block, styles, { size: SIZE_THERE }),
  ].join(' ');
  // The anchor is on the heading itself, below the overline.
  const { id, ...root } = attributes(
    'r-heading-block',
    block.align && block.align !== 'start' && `r-align-${block.align}`,
    ...deviceClasses(block, styles, { align: ALIGN_THERE }),
  );
  if (block.eyebrow) styles.use('heading/eyebrow', eyebrowCss);
  return (
    <div {...root}>
      {block.eyebrow && (
        <p
          className={['r-eyebrow', ...deviceClasses(block, styles, { align: LINE_THERE })].join(' ')}
          {...text('eyebrow')}
        >
          {block.eyebrow}
        </p>
      )}
      <Tag className={className} id={context.headings.idOf(block) ?? id} {...(!anchor && mark)}>
        {anchor ? (
          <Link {...anchor} {...mark}>
            {words}
          </Link>
        ) : (
          words
        )}
      </Tag>
    </div>
  );
}
