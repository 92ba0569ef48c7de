'use client';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { t, tCount } from '../../../../shared/studioWords/t.ts';
import { readPosition } from '../../../../tours/gazetteer/readPosition.ts';
import type { Coordinates } from '../../../../tours/route/projectPoints.ts';
import type { FoundPlace } from '../../endpoints/gazetteer.ts';
import { namePositions } from './namePositions.ts';

interface PlaceSearchProps {
  /** Last place of the route: places near it are listed first. */
  near: Coordinates | undefined;
  onChoose: (place: FoundPlace) => void;
}

/** Debounce of the search, in ms. */
const PAUSE_MS = 200;

/** Combobox that searches a place by its name, or by a pasted position or map link. */
export function PlaceSearch({ near, onChoose }: PlaceSearchProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { places, says } = useFoundPlaces(query, near);
  const choose = (place: FoundPlace | undefined): void => {
    if (!place) return;
    onChoose(place);
    setQuery('');
  };
  const handleKey = (event: KeyboardEvent): void => {
    const last = places.length - 1;
    if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0);
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : last);
    else if (event.key === 'Enter') choose(places[active]);
    else if (event.key === 'Escape' && query) setQuery('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="rihla-route__search">
      <label htmlFor={id}>{t('Find a place')}</label>
      <input
        aria-activedescendant={places.length ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-note`}
        aria-expanded={places.length > 0}
        autoComplete="off"
        id={id}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
        placeholder={t('Zagora, or 31.0802, -4.0133')}
        role="combobox"
        type="text"
        value={query}
      />
      <div aria-label={t('Places found')} hidden={!places.length} id={`${id}-list`} role="listbox">
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the combobox, which has the focus
          <div
            aria-selected={index === active}
            tabIndex={-1}
            id={`${id}-${index}`}
            key={`${place.title} ${place.latitude} ${place.longitude}`}
            onClick={() => choose(place)}
            onMouseDown={(event) => event.preventDefault()}
            role="option"
          >
            <bdi>{place.title}</bdi> <span>{place.where}</span>
          </div>
        ))}
      </div>
      <p className="field-description" role="status">
        {says}
      </p>
      <p className="field-description" id={`${id}-note`}>
        {t(
          'Towns and villages of the world, and the places of your other tours. A hamlet, a camp or a pass that is not found: paste its position, or a link to it on Google Maps or OpenStreetMap.',
        )}
      </p>
    </div>
  );
}

function useFoundPlaces(query: string, near: Coordinates | undefined): { places: FoundPlace[]; says: string } {
  const [found, setFound] = useState<{ query: string; places: FoundPlace[]; problem?: string }>();
  const nearest = near ? `${near.latitude},${near.longitude}` : '';
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      find(query.trim(), nearest, controller.signal)
        .then((places) => setFound({ query, places }))
        .catch((error: Error) => {
          if (!controller.signal.aborted) setFound({ query, places: [], problem: error.message });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, nearest]);
  if (!query.trim() || found?.query !== query) return { places: [], says: '' };
  const { places, problem } = found;
  return { places, says: problem ?? countPlaces(places.length, query.trim()) };
}

async function find(query: string, near: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const position = readPosition(query);
  if (position) {
    const [name] = await namePositions([position], signal);
    const where = `${position.latitude}, ${position.longitude}`;
    return [
      {
        ...position,
        title: name?.title ?? '',
        where: name ? t('near here, at {where}', { where }) : t('Without a name yet, at {where}', { where }),
      },
    ];
  }
  if (query.length < 3) return [];
  const parameters = new URLSearchParams({ q: query, ...(near && { near }) });
  const { places } = await callStudioApi<{ places: FoundPlace[] }>(
    `/api/tours/gazetteer?${parameters}`,
    undefined,
    signal,
  );
  return places;
}

function countPlaces(count: number, query: string): string {
  if (count) return tCount('{count} place found.', '{count} places found.', count);
  return query.length < 3 ? '' : t('No place is called “{query}”. Paste its position, or type it below.', { query });
}
