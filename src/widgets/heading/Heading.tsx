import type { HeadingBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { renderEmphasis } from '../../render/text/emphasis.tsx';
import { emphasized } from '../../render/text/marks.ts';
import eyebrowCss from './eyebrow.css?inline';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const;

const SIZES: Record<string, string> = { h1: 'display', h2: 'xl', h3: 'l', h4: 'm', h5: 's', h6: 's', p: 'm' };

/** Heading, with an optional overline. */
export function Heading({ attributes, block, context, text }: WidgetProps<HeadingBlock>) {
  const Tag = TAGS.find((tag) => tag === block.level) ?? 'h2';
  const size = block.size && block.size !== 'auto' ? block.size : SIZES[Tag];
  const anchor = anchorOf(block.link);
  const words = renderEmphasis(block.text);
  const mark = emphasized(text('text'));
  const className = ['r-heading', `r-heading--${size}`, 'r-display'].join(' ');
  // The anchor is on the heading itself, below the overline.
  const { id, ...root } = attributes(
    'r-heading-block',
    block.align && block.align !== 'start' && `r-align-${block.align}`,
  );
  if (block.eyebrow) context.styles.use('heading/eyebrow', eyebrowCss);
  return (
    <div {...root}>
      {block.eyebrow && (
        <p className="r-eyebrow" {...text('eyebrow')}>
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
