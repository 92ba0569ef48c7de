'use client';
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
            Saved since you opened this, and in this window now: {changes.length}{' '}
            {changes.length === 1 ? 'change' : 'changes'}
            {isRefused && '. What you have typed is here too: save again.'}
          </summary>
          <ul>
            {changes.slice(0, MOST).map(({ after, before, key, name }) => (
              <li key={key}>
                <strong>{name}</strong>: now “{after}”, before “{before}”
              </li>
            ))}
          </ul>
          {changes.length > MOST && <p>{changes.length - MOST} more.</p>}
          <button onClick={onClose} type="button">
            Seen
          </button>
        </details>
      )}
    </div>
  );
}
