import type { RenderContext } from '../../render/context.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';

/** Missing requirement of a tour widget on its page, for the editor; undefined when nothing is missing. */
export function tourGap(
  { view }: Pick<RenderContext, 'view'>,
  missing: (tour: Tour) => string | false | undefined = () => undefined,
): string | undefined {
  const tour = tourOf(view.document);
  if (!tour)
    return msg('This page is no tour. The block belongs on the page of a tour, or into the template of tours.');
  return missing(tour) || undefined;
}
