'use client';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { tRich } from '../../shared/studioWords/tRich.tsx';
import type { Change } from './listChanges.ts';

/** Maximum number of changes listed one by one. */
const MOST = 20;

interface NewsProps {
  /** Changes just merged from another user's save. */
  changes: readonly Change[];
  /** Whether a save of this window was refused before. */
  isRefused: boolean;
  onClose: () => void;
}

/** List of another user's changes that were merged into this window, with the previous values; shown until it is closed. */
export function News({ changes, isRefused, onClose }: NewsProps) {
  return (
    <div className="rihla-session__news" role="status">
      {changes.length > 0 && (
        <details>
          <summary>
            {tCount(
              'Saved since you opened this, and in this window now: {count} change',
              'Saved since you opened this, and in this window now: {count} changes',
              changes.length,
            )}
            {isRefused && `. ${t('What you have typed is here too: save again.')}`}
          </summary>
          <ul>
            {changes.slice(0, MOST).map(({ after, before, key, name }) => (
              <li key={key}>
                {tRich('{name}: now “{after}”, before “{before}”', {
                  name: <strong>{name}</strong>,
                  after: <bdi>{after}</bdi>,
                  before: <bdi>{before}</bdi>,
                })}
              </li>
            ))}
          </ul>
          {changes.length > MOST && <p>{t('{count} more.', { count: changes.length - MOST })}</p>}
          <button onClick={onClose} type="button">
            {t('Seen')}
          </button>
        </details>
      )}
    </div>
  );
}
