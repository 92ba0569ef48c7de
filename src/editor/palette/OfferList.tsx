import { Star } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { KindIcon } from '../icons.tsx';
import type { OfferGroup } from './listOffers.ts';
import type { Offer } from './offer.ts';
import { DrawingView } from './sections/DrawingView.tsx';
import { startsOf } from './startsOf.ts';

interface OfferListProps {
  /** Prefix of the ids of its entries. */
  id: string;
  title: string;
  groups: readonly OfferGroup[];
  active: number;
  favourites: readonly string[];
  onPoint: (index: number) => void;
  onChoose: (offer: Offer) => void;
  onFavour: (offer: Offer) => void;
  /** An entry is pressed, and may be dragged onto the page. */
  onLift: (offer: Offer, press: PointerEvent) => void;
}

/** The palette's entries in their groups, sections with their drawings. Renders a `listbox`. */
export function OfferList({
  active,
  favourites,
  groups,
  id,
  onChoose,
  onFavour,
  onLift,
  onPoint,
  title,
}: OfferListProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is what brings it into view
  useLayoutEffect(() => {
    const option = ref.current?.querySelector('[aria-selected=true]');
    const isFirst = option?.matches('p + *');
    (isFirst ? option?.parentElement?.firstElementChild : option)?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const starts = startsOf(groups);
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={title}
      className="rihla-editor-palette__list"
    >
      {groups.map((group, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          key={`${group.area} ${group.label}`}
          role="group"
          aria-labelledby={`${id}-group-${n}`}
          data-area={group.area}
        >
          <p id={`${id}-group-${n}`} role="presentation">
            {group.label}
          </p>
          {group.offers.map((offer, inGroup) => {
            const index = (starts[n] ?? 0) + inGroup;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and takes the keys
              <div
                key={offer.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-disabled={offer.why !== undefined || undefined}
                className="rihla-editor-palette__offer"
                data-drawn={'section' in offer.of || undefined}
                onPointerMove={() => index !== active && onPoint(index)}
                onPointerDown={(event) => {
                  event.preventDefault();
                  onLift(offer, event);
                }}
                onClick={() => onChoose(offer)}
              >
                <OfferSign offer={offer} />
                <span>{offer.label}</span>
                {offer.why && <small>{offer.why}</small>}
                <FavouriteSign isOn={favourites.includes(offer.id)} onPress={() => onFavour(offer)} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function OfferSign({ offer: { of } }: { offer: Offer }) {
  return 'section' in of ? <DrawingView drawing={of.section.drawing} /> : <KindIcon name={of.kind.icon} size={18} />;
}

/** For the mouse; the keyboard has the button below the list. */
function FavouriteSign({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  return (
    <i
      aria-hidden="true"
      className="rihla-editor-palette__star"
      data-on={isOn || undefined}
      title={t(isOn ? 'Remove from favourites' : 'Add to favourites')}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Star size={15} strokeWidth={1.75} />
    </i>
  );
}
