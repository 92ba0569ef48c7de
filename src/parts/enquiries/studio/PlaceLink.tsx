import type { ComponentProps } from 'react';
import { StepLink } from '../../../cms/studio/StepLink.tsx';
import { hrefOf, type Place } from './useInbox.ts';

interface PlaceLinkProps extends ComponentProps<'a'> {
  place: Place;
  go: (place: Place) => void;
}

/** Leads to another place of the inbox without loading it anew; a new window or no script opens the same place. */
export function PlaceLink({ go, place, ...rest }: PlaceLinkProps) {
  return <StepLink {...rest} href={hrefOf(place)} onStep={() => go(place)} />;
}
