import type { RenderContext } from '../render/context.ts';
import { type Tour, tourOf } from '../tours/tour.ts';

/** Says, in an editor's words, what a widget of tours lacks on the page that it stands on; undefined when it has all. */
export function tourGap(
  { view }: Pick<RenderContext, 'view'>,
  missing: (tour: Tour) => string | false | undefined = () => undefined,
): string | undefined {
  const tour = tourOf(view.document);
  if (!tour) return 'This page is no tour. The block belongs on the page of a tour, or into the template of tours.';
  return missing(tour) || undefined;
}
