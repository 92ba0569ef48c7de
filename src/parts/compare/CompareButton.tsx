import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import type { TextMark } from '../../render/text/marks.ts';
import type { Tour } from '../../tours/tour.ts';
import css from './compare-button.css?inline';
import { canCompare, noteCompare } from './noteCompare.ts';
import { compareAddress } from './rules/choice.ts';

interface CompareButtonProps {
  context: RenderContext;
  tour: Tour | undefined;
  /** Overrides the default label. */
  label?: string | undefined;
  /** Attributes that mark the text as editable in a preview. */
  marks?: TextMark | undefined;
}

/**
 * Adds a tour to the comparison and removes it. Without script it links to a comparison of this tour, to which others can be added there; with script
 * it is a checkbox. Renders nothing for a tour without a code.
 */
export function CompareButton({ context, label, marks, tour }: CompareButtonProps) {
  if (!canCompare(tour)) return null;
  noteCompare(context);
  context.styles.use('compare/button', css);
  const words = label || context.t('compare.add');
  const link = (
    <Link
      aria-label={`${words}: ${tour.title}`}
      className="r-compare-add"
      data-compare={tour.code}
      data-compare-title={tour.title}
      href={compareAddress([tour.code])}
      rel="nofollow"
    >
      <span {...marks}>{words}</span>
    </Link>
  );
  // Editors' previews have no comparison.
  if (context.editing) return link;
  return (
    <Island<typeof import('./island/CompareIsland.ts')> name="compare" trigger="interaction">
      {link}
    </Island>
  );
}
