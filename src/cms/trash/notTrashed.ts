import type { Where } from 'payload';

/** Condition for readers past Payload's operations, which leave out what is in the trash by themselves. */
export const NOT_TRASHED: Where = { deletedAt: { exists: false } };
