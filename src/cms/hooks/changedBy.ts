import type { Field } from 'payload';
import { roleOf } from '../access/roles.ts';
import { userOf } from '../endpoints/editorsOnly.ts';

/**
 * Name of the account that last saved a document, and with it each of its versions; empty after the server's own work. Staff read it over the
 * API, no form shows it, and nobody sets it.
 */
export const changedByField: Field = {
  name: 'changedBy',
  type: 'text',
  access: { create: () => false, read: ({ req }) => roleOf(req) !== undefined, update: () => false },
  admin: { disabled: true },
  hooks: { beforeChange: [({ req }) => (roleOf(req) ? userOf(req).name : null)] },
};
