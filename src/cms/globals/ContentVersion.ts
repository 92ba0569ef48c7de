import type { GlobalConfig } from 'payload';

/** One row that changes with every publish, for other processes to poll. */
export const ContentVersion: GlobalConfig = {
  slug: 'content-version',
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    { name: 'token', type: 'text' },
    // The last changes (`ContentChange`), oldest first, each with the token that it gave.
    { name: 'changes', type: 'json' },
  ],
};
