import type { Payload } from 'payload';
import { findMissingKinds, type MissingKind } from './findMissingKinds.ts';

/** Stored in the configuration's `custom`, where both bundles of a process find it. */
interface MissingFacts {
  missingKinds: readonly MissingKind[];
}

/** The kinds of block that were missing when this process started. */
export function missingKindsOf({ config }: Pick<Payload, 'config'>): readonly MissingKind[] {
  return (config.custom as Partial<MissingFacts>).missingKinds ?? [];
}

/**
 * Finds the kinds of block that content has and no widget knows, logs them, and keeps them for the studio's first page. Never throws.
 * @param isStopped whether the process is about to stop
 */
export async function nameMissingKinds(payload: Payload, isStopped?: () => boolean): Promise<void> {
  try {
    const missing = await findMissingKinds(payload, isStopped);
    Object.assign(payload.config.custom, { missingKinds: missing } satisfies MissingFacts);
    if (missing.length) payload.logger.warn(sayMissing(missing));
  } catch (error) {
    if (!isStopped?.())
      payload.logger.error({ err: error, msg: 'It could not be found out whether blocks have no widget.' });
  }
}

function sayMissing(missing: readonly MissingKind[]): string {
  const kinds = missing.map(({ count, documents, kind }) => {
    const names = documents.map(({ href, title }) => `“${title}” (${href})`).join(', ');
    return `“${kind}” in ${names}${count > documents.length ? ` and ${count - documents.length} more` : ''}`;
  });
  return `No widget knows these kinds of block: ${kinds.join('; ')}. Visitors do not see them; they are kept as they are, and shown again when the widget is back.`;
}
