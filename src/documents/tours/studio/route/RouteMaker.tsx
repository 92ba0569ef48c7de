'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../../../shared/lazyScript.ts';
import '../../../../cms/studio/form.css';
import './route.css';
import { t } from '../../../../shared/studioWords/t.ts';

const RouteEditor = lazyScript(() => import('./RouteEditor.tsx'));

/** Editor of a tour's route; its script is loaded with the tab that shows it, not with the studio. */
export function RouteMaker() {
  return (
    <fieldset className="rihla-form rihla-route">
      <legend>{t('Route on the map')}</legend>
      <Suspense fallback={<p role="status">{t('The map is being loaded.')}</p>}>
        <RouteEditor />
      </Suspense>
    </fieldset>
  );
}
