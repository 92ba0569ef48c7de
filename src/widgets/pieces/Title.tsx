import type { ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import { TITLE_TAGS } from '../../render/headings/ownHeading.ts';
import type { Anchor } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { renderEmphasis } from '../../render/text/emphasis.tsx';
import { emphasized, type TextMark } from '../../render/text/marks.ts';
import emphasisCss from './title-emphasis.css?inline';

interface TitleProps {
  /** Link target. */
  anchor?: Anchor | undefined;
  className: string;
  context: RenderContext;
  level: unknown;
  mark: TextMark;
  /** The block or list row that the title belongs to; the trait `headings` names it as `ownHeading`. */
  source: object;
  text: unknown;
  /** Shown beside the text, such as a badge. */
  children?: ReactNode;
}

/** Title inside a widget: a heading of the level that its block sets, with an id that links can target. Nothing without text. */
export function Title({ anchor, children, className, context, level, mark, source, text }: TitleProps) {
  if (typeof text !== 'string' || !text.trim()) return null;
  const Tag = TITLE_TAGS.find((tag) => tag === level) ?? 'h3';
  const words = renderEmphasis(text);
  if (words.some((word) => typeof word !== 'string')) context.styles.use('title-emphasis', emphasisCss);
  const marked = emphasized(mark);
  return (
    <Tag className={`${className} r-display`} id={context.headings.idOf(source)} {...(!anchor && marked)}>
      {anchor ? (
        <Link {...anchor} {...marked}>
          {words}
        </Link>
      ) : (
        words
      )}
      {children}
    </Tag>
  );
}
