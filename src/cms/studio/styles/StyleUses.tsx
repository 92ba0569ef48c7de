'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { SAVED_STYLES } from '../../../shared/layouts/savedStyle.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { UsedIn } from '../UsedIn.tsx';

/** Where the open saved style is used: read before it is changed or deleted. */
export function StyleUses() {
  const { config } = useConfig();
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <UsedIn
      path={`${config.routes.api}/${SAVED_STYLES}/${id}/uses`}
      warning={t('A change is seen on all of them. In the trash it is taken from them, and comes back with it.')}
    />
  );
}
