import type { MissingKind } from '../blocks/findMissingKinds.ts';

/** Dashboard note for administrators: kinds of block that content has and no widget knows; nothing when all are there. */
export function MissingKindsNote({ kinds }: { kinds: readonly MissingKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <div className="rihla-welcome__note" role="status">
      <p>
        When the site started, no widget knew {kinds.length === 1 ? 'this kind' : 'these kinds'} of block. Visitors do
        not see such blocks; they are kept as they are, and shown again when the widget is back.
      </p>
      <ul>
        {kinds.map(({ count, documents, kind }) => (
          <li key={kind}>
            “{kind}” in{' '}
            {documents.map(({ href, title }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <a href={href}>{title}</a>
              </span>
            ))}
            {count > documents.length && ` and ${count - documents.length} more`}
          </li>
        ))}
      </ul>
    </div>
  );
}
