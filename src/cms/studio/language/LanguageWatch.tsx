'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Reloads the page once another language was chosen: its catalogue is a script of the page. */
export function LanguageWatch({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [loaded] = useState(i18n.language);
  useEffect(() => {
    if (i18n.language !== loaded) window.location.reload();
  }, [i18n.language, loaded]);
  return children;
}
