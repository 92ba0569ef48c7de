import type { ComponentProps } from 'react';
import { hrefOf, type Place } from './useInbox.ts';

interface PlaceLinkProps extends ComponentProps<'a'> {
  place: Place;
  go: (place: Place) => void;
}

/** Leads to another place of the inbox without loading it anew; a new window or no script opens the same place. */
export function PlaceLink({ go, onClick, place, ...rest }: PlaceLinkProps) {
  return (
    <a
      {...rest}
      href={hrefOf(place)}
      onClick={(event) => {
        onClick?.(event);
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return;
        event.preventDefault();
        go(place);
      }}
    />
  );
}
