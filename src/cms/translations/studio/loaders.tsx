'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { t } from '../../../shared/studioWords/t.ts';

const Panel = lazyScript(() => import('./LanguagesPanel.tsx'));
const Texts = lazyScript(async () => ({ default: (await import('./TextsField.tsx')).TextsField }));

/** Languages in the sidebar of a document; loaded with the document, not with the studio. */
export function LanguagesPanel() {
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}

/** Texts of a translation; loaded with the translation, not with the studio. */
export function TextsField({ path }: { path: string }) {
  return (
    <Suspense fallback={<p aria-live="polite">{t('The texts of the page are being read.')}</p>}>
      <Texts path={path} />
    </Suspense>
  );
}
