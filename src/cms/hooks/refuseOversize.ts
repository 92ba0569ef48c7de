import { APIError, type CollectionConfig, type GlobalConfig } from 'payload';
import { findOversize, type SizeLimits } from '../../shared/findOversize.ts';

/** Limits of all fields of a document together; its layout has its own beside them (`src/shared/layouts/limits.ts`). */
const DOCUMENT_LIMITS: SizeLimits = {
  blocks: 2000,
  levels: 1000,
  rows: 2000,
  values: 250_000,
  characters: 4 * 1024 * 1024,
};

const FAULTS: Record<keyof SizeLimits, string> = {
  blocks: `This has more than ${DOCUMENT_LIMITS.blocks} blocks. Take some out, or move a part of it to another document.`,
  levels: 'This nests too deep. Leave out what is innermost.',
  rows: `A list or a text has more than ${DOCUMENT_LIMITS.rows} entries or paragraphs. Take some out, or move a part to another document.`,
  values: 'This has too many entries to be saved at once. Move a part of it to another document.',
  characters: 'This has more than 4 MB of text. Move a part of it to another document.',
};

/**
 * Refuses what is too large over the API, before Payload looks at any field of it: its own checks take some kilobytes for every value.
 * The site's own code writes what it has measured itself.
 */
export function refuseOversize<T extends CollectionConfig | GlobalConfig>(owner: T): T {
  const refuse = ({ args, req }: { args: { data?: unknown }; req?: { payloadAPI?: string } }) => {
    if (req?.payloadAPI !== 'REST') return;
    const limit = findOversize(args?.data, DOCUMENT_LIMITS);
    if (limit) throw new APIError(FAULTS[limit], 400, null, true);
  };
  const { hooks } = owner;
  return { ...owner, hooks: { ...hooks, beforeOperation: [refuse, ...(hooks?.beforeOperation ?? [])] } } as T;
}
