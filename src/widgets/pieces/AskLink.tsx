import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import type { Tour } from '../../tours/tour.ts';
import css from './ask-link.css?inline';
import { enquiryHref } from './enquiryHref.ts';

interface AskLinkProps {
  address: unknown;
  /** Departure or day that is enquired about; read by the form's island. */
  about: { departure: number } | { day: number };
  context: RenderContext;
  /** Accessible name, where the visible words alone are ambiguous. */
  name: string;
  tour: Tour;
  words: string;
}

/** Link to an enquiry form with its subject preset. A form on the same page is filled in without navigation. */
export function AskLink({ about, address, context, name, tour, words }: AskLinkProps) {
  const href = enquiryHref(address, tour, about);
  if (!href) return null;
  context.styles.use('ask-link', css);
  return (
    <Link aria-label={name} className="r-ask" data-ask="" href={href}>
      {words}
    </Link>
  );
}
