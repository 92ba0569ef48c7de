import type { AfterErrorHook, Field, PayloadRequest } from 'payload';
import { nameField } from '../fields/nameField.ts';

interface FieldFault {
  path: string;
  message: string;
  label?: unknown;
}

/** What Payload says of refused fields, whatever was wrong with them. */
const PAYLOADS_WORDS = /^The following fields? (is|are) invalid/;

/**
 * Hands on which fields were refused, and why, so that the studio shows it beside them, and names each by where it stands in its form. Payload does so only for errors of
 * its own class, of which the studio's bundle and the server have a copy each.
 */
export const nameFields: AfterErrorHook = ({ collection, error, req }) => {
  const faults = (error as { data?: { errors?: unknown } }).data?.errors;
  if (!Array.isArray(faults)) return undefined;
  const fields = collection?.fields ?? fieldsOfGlobal(req, error);
  const named = (faults as FieldFault[]).map(({ label, message, path }) => {
    const given = typeof label === 'string' ? label.replaceAll(' > ', ' › ') : undefined;
    return { message, path, label: nameField(fields, path) ?? given };
  });
  const errors = named.map(({ label, ...fault }) => (label ? { ...fault, label } : fault));
  const names = named.flatMap(({ label, path }) => label ?? path);
  // A rule of ours says what is wrong in a sentence of its own.
  const isPayloads = PAYLOADS_WORDS.test(error.message);
  const message =
    isPayloads && names.length > 0 ? `These fields are refused: ${[...new Set(names)].join(', ')}` : error.message;
  // The type knows nothing of the data that the studio reads.
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors } }] } };
};

function fieldsOfGlobal(req: PayloadRequest | undefined, error: unknown): readonly Field[] {
  const slug = (error as { data?: { global?: string } }).data?.global;
  return req?.payload?.config.globals.find((global) => global.slug === slug)?.fields ?? [];
}
