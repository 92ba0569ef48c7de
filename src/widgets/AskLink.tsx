import type { RenderContext } from '../render/context.ts';
import { Link } from '../render/Link.tsx';
import type { Tour } from '../tours/tour.ts';
import css from './ask-link.css?inline';
import { askHref } from './askHref.ts';

interface AskLinkProps {
  address: unknown;
  /** Which date or day, as the form's island reads it. */
  about: { departure: number } | { day: number };
  context: RenderContext;
  /** Its name where its words alone do not tell which. */
  name: string;
  tour: Tour;
  words: string;
}

/** A link to a form that then says what somebody asks about. A form on the same page is filled in without leaving it. */
export function AskLink({ about, address, context, name, tour, words }: AskLinkProps) {
  const href = askHref(address, tour, about);
  if (!href) return null;
  context.styles.use('ask-link', css);
  return (
    <Link aria-label={name} className="r-ask" data-ask="" href={href}>
      {words}
    </Link>
  );
}
