'use client';
import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';

/** Warns when the download button and copy protection are both on, which conflict. Does not block saving. */
export function DownloadHint() {
  const hasDownload = useFormFields(([fields]) => fields.lightbox_enable_download?.value);
  const [isProtected, setIsProtected] = useState(false);

  useEffect(() => {
    const request = new AbortController();
    readProtection(request.signal).then(setIsProtected, () => {
      // Without the setting, no hint.
    });
    return () => request.abort();
  }, []);

  return (
    <div aria-live="polite">
      {Boolean(hasDownload) && isProtected && (
        <p style={{ color: 'var(--theme-warning-750, #7a4d00)', marginBlock: '0 20px' }}>
          {t(
            'Copy protection is on, and this offers visitors each picture as a file. Switch off one of the two, unless you mean it so.',
          )}
        </p>
      )}
    </div>
  );
}

async function readProtection(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/api/globals/copy-protection?depth=0', { credentials: 'include', signal });
  const { enabled } = (await answer.json()) as { enabled?: boolean };
  return Boolean(enabled);
}
