import type { AfterErrorHook } from 'payload';

interface FieldFault {
  path: string;
  message: string;
}

/**
 * Hands on which fields were refused, and why, so that the studio shows it beside them. Payload does so only for errors of
 * its own class, of which the studio's bundle and the server have a copy each.
 */
export const nameFields: AfterErrorHook = ({ error }) => {
  const faults = (error as { data?: { errors?: unknown } }).data?.errors;
  if (!Array.isArray(faults)) return undefined;
  const errors = (faults as FieldFault[]).map(({ message, path }) => ({ message, path }));
  // The type knows nothing of the data that the studio reads.
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data: { errors } }] } as never };
};
