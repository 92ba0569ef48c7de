import { APIError, type CollectionConfig, type GlobalConfig } from 'payload';
import { findDocumentOversize } from './documentLimits.ts';

/**
 * Refuses what is too large over the API, before Payload looks at any field of it: its own checks take some kilobytes for every value.
 * The site's own code writes what it has measured itself.
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
