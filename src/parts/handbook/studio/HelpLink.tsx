'use client';
import { usePathname } from 'next/navigation.js';
import { t } from '../../../shared/studioWords/t.ts';
import './help-link.css';

/** Link in the header of every page of the studio to its section of the handbook. */
export function HelpLink() {
  return (
    <a className="rihla-help-link" href={`/admin/help?for=${encodeURIComponent(usePathname())}`} title={t('Help')}>
      <span aria-hidden="true">?</span>
      <span className="rihla-unseen">{t('Help')}</span>
    </a>
  );
}
