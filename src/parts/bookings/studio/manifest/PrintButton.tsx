'use client';

import { t } from '../../../../shared/studioWords/t.ts';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button onClick={() => window.print()} type="button">
      {t('Print')}
    </button>
  );
}
