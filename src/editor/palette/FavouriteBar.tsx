import { Star } from 'lucide-react';
import { t } from '../../shared/studioWords/t.ts';
import type { Offer } from './offer.ts';

interface FavouriteBarProps {
  /** The active entry. */
  offer: Offer;
  isFavourite: boolean;
  onFavour: (offer: Offer) => void;
}

/** Adds the active entry of the palette to the favourites, or removes it. */
export function FavouriteBar({ isFavourite, offer, onFavour }: FavouriteBarProps) {
  return (
    <p className="rihla-editor-palette__foot">
      <button aria-pressed={isFavourite} onClick={() => onFavour(offer)} type="button">
        <Star aria-hidden="true" size={15} strokeWidth={1.75} />
        {t('Favourite: {name}', { name: offer.label })}
      </button>
    </p>
  );
}
