'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import { t } from '../../../shared/studioWords/t.ts';
import '../../../cms/studio/form.css';
import '../../../cms/studio/page-head.css';
import type { SiteCheck as Check } from '../site/siteCheck.ts';
import { CHECK_PATH } from './sitePath.ts';
import './findings.css';

const SiteCheck = lazyPage(CHECK_PATH, async () => (await import('./SiteCheck.tsx')).SiteCheck);

/** The page of the check; its script is loaded on it only. */
export function CheckLoader({ first }: { first: Check }) {
  return (
    <>
      <SetStepNav nav={[{ label: t('Check the site') }]} />
      <SiteCheck first={first} />
    </>
  );
}
