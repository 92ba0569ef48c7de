import type { Field, PayloadRequest } from 'payload';
import { roleOf } from '../access/roles.ts';

/**
 * Name of the account that last saved a document, and with it each of its versions; empty after the server's own work. Staff read it over the
 * API, no form shows it, and nobody sets it.
 */
export const changedByField: Field = {
  name: 'changedBy',
  type: 'text',
  access: { create: () => false, read: ({ req }) => roleOf(req) !== undefined, update: () => false },
  admin: { disabled: true },
  hooks: { beforeChange: [({ req }) => nameOf(req)] },
};

function nameOf(req: PayloadRequest): string | null {
  const { email, name } = (req.user ?? {}) as { email?: string; name?: string | null };
  return roleOf(req) ? name || email || null : null;
}
