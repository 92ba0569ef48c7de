import { APIError, type CollectionConfig, type GlobalConfig } from 'payload';
import { findDocumentOversize } from './documentLimits.ts';

/**
 * Refuses oversized documents over the API, before Payload looks at any of their fields: its own validation takes some
 * kilobytes for every value. The site's own code measures what it writes.
 */
export function refuseOversize<T extends CollectionConfig | GlobalConfig>(owner: T): T {
  const refuse = ({ args, req }: { args: { data?: unknown }; req?: { payloadAPI?: string } }) => {
    if (req?.payloadAPI !== 'REST') return;
    const fault = findDocumentOversize(args?.data);
    if (fault) throw new APIError(fault, 400, null, true);
  };
  const { hooks } = owner;
  return { ...owner, hooks: { ...hooks, beforeOperation: [refuse, ...(hooks?.beforeOperation ?? [])] } } as T;
}
