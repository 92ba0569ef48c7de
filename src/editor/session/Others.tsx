'use client';
import { useLayoutEffect } from 'react';
import { regionOf } from '../../shared/formatLocales.ts';
import type { Present } from '../../shared/presence.ts';
import { studioLanguage, t } from '../../shared/studioWords/t.ts';

interface OthersProps {
  others: readonly Present[];
}

/** Presence: who else has the document open; a polite live region. The root has `data-others` while somebody is (`slimBar.css`). */
export function Others({ others }: OthersProps) {
  const words = others.map(describe).join(' ');
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-others', words !== '');
    return () => document.documentElement.removeAttribute('data-others');
  }, [words]);
  return (
    <p aria-label={t('Who else is here')} className="rihla-session__others" role="status" title={words || undefined}>
      {words}
    </p>
  );
}

function describe({ isSelf, name, since }: Present): string {
  const at = new Date(since).toLocaleTimeString(regionOf(studioLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
  });
  return isSelf
    ? t('You have this open in another window too, since {time}.', { time: at })
    : t('{name} has this open too, since {time}.', { name, time: at });
}
