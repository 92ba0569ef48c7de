import type { GlobalConfig } from 'payload';

/** One row that changes with every publish; other processes poll it for cache invalidation. */
export const ContentVersion: GlobalConfig = {
  slug: 'content-version',
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    { name: 'token', type: 'text' },
    // The last changes (`ContentChange`), oldest first, each with its token.
    { name: 'changes', type: 'json' },
  ],
};
