import type { ComponentProps } from 'react';
import { StepLink } from '../../../cms/studio/StepLink.tsx';
import { hrefOf, type Place } from './useInbox.ts';

interface PlaceLinkProps extends ComponentProps<'a'> {
  place: Place;
  go: (place: Place) => void;
}

/** Link to another view of the inbox, by client-side navigation; a new window or no script opens the same view. */
export function PlaceLink({ go, place, ...rest }: PlaceLinkProps) {
  return <StepLink {...rest} href={hrefOf(place)} onStep={() => go(place)} />;
}
