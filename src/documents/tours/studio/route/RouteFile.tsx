'use client';
import { useId, useState } from 'react';
import { t, tCount } from '../../../../shared/studioWords/t.ts';
import { type GpxPlace, readGpx } from '../../../../tours/gazetteer/readGpx.ts';
import { namePositions } from './namePositions.ts';
import { MAX_POINTS, type NewPoint } from './useRoutePoints.ts';

interface RouteFileProps {
  /** Number of existing places. */
  rows: number;
  onAdd: (points: readonly NewPoint[]) => void;
  onReplace: (points: readonly NewPoint[]) => void;
}

/** Import of places from a GPX file, chosen or pasted: previewed, then added to the route or replacing it. */
export function RouteFile({ onAdd, onReplace, rows }: RouteFileProps) {
  const id = useId();
  const [places, setPlaces] = useState<NewPoint[]>([]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [says, setSays] = useState('');
  const chosen = places.filter((_, index) => !left.has(index));
  const read = async (text: string): Promise<void> => {
    setPlaces([]);
    setLeft(new Set());
    try {
      const named = await withNames(readGpx(text));
      setPlaces(named);
      setSays(tCount('The file has {count} place.', 'The file has {count} places.', named.length));
    } catch (error) {
      setSays(error instanceof Error ? error.message : t('The file could not be read. Choose it again.'));
    }
  };
  const take = (write: (points: readonly NewPoint[]) => void): void => {
    write(chosen);
    setPlaces([]);
    setSays(tCount('{count} place is on the route now.', '{count} places are on the route now.', chosen.length));
  };
  return (
    <details className="rihla-route__file">
      <summary>{t('From a GPX file')}</summary>
      <div className="rihla-route__choices">
        <p>
          <label htmlFor={`${id}-file`}>{t('File')}</label>
          <input
            accept=".gpx,application/gpx+xml"
            id={`${id}-file`}
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) await read(await file.text());
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
            type="file"
          />
        </p>
        <p>
          <label htmlFor={`${id}-text`}>{t('or its text, pasted')}</label>
          <textarea
            id={`${id}-text`}
            onChange={({ target }) => target.value.trim() && read(target.value)}
            placeholder="<gpx …>"
            rows={2}
            value=""
          />
        </p>
      </div>
      <p className="rihla-route__says" role="status">
        {says}
      </p>
      {places.length > 0 && (
        <>
          <fieldset>
            <legend>{t('Places to take')}</legend>
            {places.map((place, index) => (
              <label key={`${place.latitude} ${place.longitude} ${place.title}`}>
                <input
                  checked={!left.has(index)}
                  onChange={({ target }) => setLeft((before) => withOrWithout(before, index, !target.checked))}
                  type="checkbox"
                />
                <bdi>{place.title || t('Without a name')}</bdi>
              </label>
            ))}
          </fieldset>
          <div className="rihla-route__acts">
            <button disabled={!chosen.length} onClick={() => take(onAdd)} type="button">
              {rows ? t('Add to the route') : t('Make the route of these')}
            </button>
            {rows > 0 && (
              <button disabled={!chosen.length} onClick={() => take(onReplace)} type="button">
                {tCount('Replace the place of the route', 'Replace the {count} places of the route', rows)}
              </button>
            )}
          </div>
        </>
      )}
    </details>
  );
}

function withOrWithout(indices: ReadonlySet<number>, index: number, isIn: boolean): Set<number> {
  const others = [...indices].filter((each) => each !== index);
  return new Set(isIn ? [...others, index] : others);
}

/** Names unnamed places after the nearest known place, each name once. */
async function withNames(all: readonly GpxPlace[]): Promise<NewPoint[]> {
  const places = all.slice(0, MAX_POINTS);
  const unnamed = places.filter(({ title }) => !title);
  // On failure they stay unnamed, and are named by hand.
  const names = await namePositions(unnamed).catch(() => []);
  const taken = new Set(places.map(({ title }) => title));
  return places.map((place) => {
    if (place.title) return place;
    const title = names[unnamed.indexOf(place)]?.title ?? '';
    if (taken.has(title)) return place;
    taken.add(title);
    return { ...place, title };
  });
}
