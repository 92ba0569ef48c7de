'use client';
import { useEffect, useState } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { PictureUse } from '../media/wall/wallTypes.ts';
import './pictures/wall.css';

interface UsedInProps {
  /** Address of the answer, `{ uses }`. */
  path: string;
  /** Said below the list, where there is one. */
  warning?: string;
}

/** The documents that use something, with links to them; nothing until they are read. */
export function UsedIn({ path, warning }: UsedInProps) {
  const [uses, setUses] = useState<readonly PictureUse[]>();
  useEffect(() => {
    const asked = new AbortController();
    callStudioApi<{ uses: PictureUse[] }>(path, undefined, asked.signal)
      .then((answer) => setUses(answer.uses))
      // Only a hint; what it is about can be used without it.
      .catch(() => undefined);
    return () => asked.abort();
  }, [path]);
  if (!uses) return null;
  if (uses.length === 0) return <p className="rihla-wall__quiet">{t('Used nowhere yet.')}</p>;
  return (
    <div>
      <p className="rihla-wall__quiet">{t('Used in')}</p>
      <ul className="rihla-wall__uses">
        {uses.map(({ href, kind, title }) => (
          <li key={href}>
            <a href={href} rel="noreferrer" target="_blank">
              {title}
            </a>
            {kind && <span className="rihla-wall__quiet"> {kind}</span>}
          </li>
        ))}
      </ul>
      {warning && <p className="rihla-wall__quiet">{warning}</p>}
    </div>
  );
}
