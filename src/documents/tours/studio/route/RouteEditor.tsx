'use client';
import { useState } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { tRich } from '../../../../shared/studioWords/tRich.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { RouteFile } from './RouteFile.tsx';
import { RouteSketch } from './RouteSketch.tsx';
import { MAX_POINTS, useRoutePoints } from './useRoutePoints.ts';

/** Route of the tour in the form: a search for places, a GPX file, and its drawing. The rows below it have the details. */
export default function RouteEditor() {
  const { add, move, points, replace, rows } = useRoutePoints();
  const [says, setSays] = useState('');
  return (
    <>
      {points.length > 1 && <RouteSketch onMove={move} points={points} />}
      {rows >= MAX_POINTS ? (
        <p className="field-description">{t('A route has at most {count} places.', { count: MAX_POINTS })}</p>
      ) : (
        <PlaceSearch
          near={points.at(-1)}
          onChoose={(place) => {
            add([{ title: place.title, latitude: place.latitude, longitude: place.longitude }]);
            setSays(
              t('{place} is number {number} of the route.', { place: place.title || t('The place'), number: rows + 1 }),
            );
          }}
        />
      )}
      <p className="rihla-route__says" role="status">
        {says}
      </p>
      <RouteFile onAdd={add} onReplace={replace} rows={rows} />
      <p className="field-description">
        <span>
          {tRich('Places: {source}, CC BY 4.0.', { source: <a href="https://www.geonames.org/">GeoNames</a> })}
        </span>
      </p>
    </>
  );
}
