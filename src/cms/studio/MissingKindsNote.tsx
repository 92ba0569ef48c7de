import { t } from '../../shared/studioWords/t.ts';
import { tRich } from '../../shared/studioWords/tRich.tsx';
import type { MissingKind } from '../blocks/findMissingKinds.ts';

/** Dashboard note for administrators: kinds of block that content has and no widget knows; nothing when all are there. */
export function MissingKindsNote({ kinds }: { kinds: readonly MissingKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <div className="rihla-welcome__note" role="status">
      <p>
        {t(
          kinds.length === 1
            ? 'When the site started, no widget knew this kind of block. Visitors do not see such blocks; they are kept as they are, and shown again when the widget is back.'
            : 'When the site started, no widget knew these kinds of block. Visitors do not see such blocks; they are kept as they are, and shown again when the widget is back.',
        )}
      </p>
      <ul>
        {kinds.map(({ count, documents, kind }) => (
          <li key={kind}>
            {tRich('“{kind}” in {documents}', {
              kind,
              documents: documents.map(({ href, title }, index) => (
                <span key={href}>
                  {index > 0 && t(', ')}
                  <a href={href}>{title}</a>
                </span>
              )),
            })}
            {count > documents.length && ` ${t('and {count} more', { count: count - documents.length })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
