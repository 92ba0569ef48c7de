import { type KeyboardEvent, type PointerEvent, useContext, useId, useMemo, useRef, useState } from 'react';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { DragContext } from '../dragging.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import type { Place } from '../model/types.ts';
import { FavouriteBar } from './FavouriteBar.tsx';
import { GroupList } from './GroupList.tsx';
import { favouriteIds, recentIds, rememberTaken, toggleFavourite } from './keptIds.ts';
import { listElsewhere, listOffers } from './listOffers.ts';
import { OfferList } from './OfferList.tsx';
import { type Offer, putOffer, whyNotOffer } from './offer.ts';
import type { PaletteRequest } from './PaletteRequest.ts';
import './palette.css';
import { useSections } from './sections/SectionsContext.tsx';
import { startsOf } from './startsOf.ts';

interface PaletteProps {
  request: PaletteRequest;
  /** Slug of the collection whose layout is edited. */
  collection: string | undefined;
  onClose: () => void;
}

/**
 * Picker of blocks, sections and whole pages: a dialog with a search, the list (combobox) and its groups. Renders a
 * `<dialog>`.
 */
export function Palette({ collection, onClose, request }: PaletteProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const sections = useSections();
  const tree = useEditorState((state) => state.tree);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [favourites, setFavourites] = useState(favouriteIds);
  const drag = useContext(DragContext);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const groups = useMemo(
    () => listOffers({ collection, favourites, kinds, query, recent: recentIds(), request, sections, tree }),
    [collection, favourites, kinds, query, request, sections, tree],
  );
  const starts = startsOf(groups);
  const offers = groups.flatMap((group) => group.offers);
  const chosen = offers[active];
  const isAdding = 'place' in request;
  const title = t(isAdding ? 'Add a block' : 'Wrap in');

  const choose = (offer: Offer | undefined) => {
    if (!offer) return;
    if (offer.why) return editor.announce(offer.why);
    rememberTaken(offer.id);
    onClose();
    if ('place' in request) putOffer(editor, offer, request.place);
    else if ('kind' in offer.of) editor.wrap(request.wrap, offer.of.kind.slug);
  };
  const lift = (offer: Offer, { nativeEvent }: PointerEvent) => {
    // Touch scrolls the list instead of dragging.
    if (!('place' in request) || nativeEvent.button !== 0 || nativeEvent.pointerType === 'touch') return;
    const dragged = {
      ids: [],
      name: offer.label,
      unchanged: t('Nothing was added.'),
      whyNot: (place: Place) => whyNotOffer(offer, place, editor.getState().tree, kinds),
      land(place: Place) {
        rememberTaken(offer.id);
        return putOffer(editor, offer, place);
      },
    };
    drag.current?.(dragged, nativeEvent, onClose);
  };
  const favour = (offer: Offer) => {
    toggleFavourite(offer.id);
    const next = favouriteIds();
    setFavourites(next);
    // A group at the start was added, removed or shortened: the active entry stays active.
    const regrouped = listOffers({
      collection,
      favourites: next,
      kinds,
      query,
      recent: recentIds(),
      request,
      sections,
      tree,
    });
    setActive(
      Math.max(
        0,
        regrouped.flatMap((group) => group.offers).findLastIndex(({ id: each }) => each === offer.id),
      ),
    );
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = offers.length - 1;
    const next = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      PageDown: starts.find((start) => start > active) ?? last,
      PageUp: starts.findLast((start) => start < active) ?? 0,
    }[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog label={title} className="rihla-editor-palette" onClose={onClose}>
      <input
        ref={search}
        type="search"
        role="combobox"
        aria-label={t(isAdding ? 'Add a block: search' : 'Wrap in: search')}
        aria-description={t('Page Down and Page Up go from group to group.')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={isAdding ? t('Search: hero, columns, questions, button …') : title}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <p className="rihla-editor-hidden" role="status">
        {query && tCount('{count} found', '{count} found', offers.length)}
      </p>
      <div className="rihla-editor-palette__panes">
        <GroupList
          groups={groups}
          current={starts.findLastIndex((start) => start <= active)}
          onChoose={(group) => {
            const start = starts[group] ?? 0;
            document.getElementById(`${id}-${start}`)?.parentElement?.scrollIntoView({ block: 'start' });
            setActive(start);
            search.current?.focus();
          }}
        />
        <OfferList
          active={active}
          favourites={favourites}
          groups={groups}
          id={id}
          onChoose={choose}
          onFavour={favour}
          onLift={lift}
          onPoint={setActive}
          title={title}
        />
      </div>
      {!offers.length && <Nothing elsewhere={listElsewhere({ collection, kinds, query })} query={query} />}
      {chosen && <FavouriteBar isFavourite={favourites.includes(chosen.id)} offer={chosen} onFavour={favour} />}
    </Dialog>
  );
}

function Nothing({ elsewhere, query }: { elsewhere: ReturnType<typeof listElsewhere>; query: string }) {
  const [kind] = elsewhere;
  return (
    <p className="rihla-editor-palette__none">
      {kind
        ? t('“{kind}” has its place in {collections}, not here.', {
            kind: kind.label,
            collections: kind.onlyIn?.join(t(' and ')) ?? '',
          })
        : t('Nothing is called “{query}”.', { query })}
    </p>
  );
}
