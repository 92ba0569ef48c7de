import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../controls/Dialog.tsx';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { KindIcon } from '../icons.tsx';
import { listOffers, type Offer, type OfferGroup } from './listOffers.ts';
import type { PaletteRequest } from './PaletteRequest.ts';
import './palette.css';
import { recentKinds, rememberKind } from './recent.ts';

/** Block picker: a dialog with search and a list of kinds (combobox). Renders a `<dialog>`. */
export function Palette({ request, onClose }: { request: PaletteRequest; onClose: () => void }) {
  const editor = useEditor();
  const kinds = useKinds();
  const tree = useEditorState((state) => state.tree);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const groups = useMemo(() => listOffers(request, tree, kinds, recentKinds(), query), [request, tree, kinds, query]);
  const offers = groups.flatMap((group) => group.offers);
  const title = 'place' in request ? 'Add a block' : 'Wrap in';

  const choose = (offer: Offer | undefined) => {
    if (!offer) return;
    if (offer.why) return editor.announce(offer.why);
    rememberKind(offer.kind.slug);
    onClose();
    if ('place' in request) editor.insert(offer.kind.slug, request.place);
    else editor.wrap(request.wrap, offer.kind.slug);
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = offers.length - 1;
    const next = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') choose(offers[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog label={title} className="rihla-editor-palette" onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-label={`${title}: search`}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={offers[active] && `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={title}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <p className="rihla-editor-hidden" role="status">
        {query && countOf(offers.length)}
      </p>
      <OfferList id={id} title={title} groups={groups} active={active} onPoint={setActive} onChoose={choose} />
      {!offers.length && <p className="rihla-editor-palette__none">Nothing is called “{query}”.</p>}
    </Dialog>
  );
}

interface OfferListProps {
  id: string;
  title: string;
  groups: readonly OfferGroup[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (offer: Offer) => void;
}

function OfferList({ id, title, groups, active, onPoint, onChoose }: OfferListProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is what brings it into view
  useLayoutEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_, n) => groups.slice(0, n).reduce((sum, { offers }) => sum + offers.length, 0));
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
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${n}`}>
          <p id={`${id}-group-${n}`} role="presentation">
            {group.label}
          </p>
          {group.offers.map((offer, inGroup) => {
            const index = (starts[n] ?? 0) + inGroup;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and takes the keys
              <div
                key={offer.kind.slug}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-disabled={offer.why !== undefined || undefined}
                className="rihla-editor-palette__offer"
                onPointerMove={() => onPoint(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(offer)}
              >
                <KindIcon name={offer.kind.icon} size={18} />
                <span>{offer.kind.label}</span>
                {offer.why && <small>{offer.why}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 kind of block' : `${count} kinds of block`;
}
