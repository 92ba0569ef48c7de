import type { AfterErrorHook, Field, PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { nameField } from './nameField.ts';

interface FieldFault {
  path: string;
  message: string;
  label?: unknown;
}

/** Payload's generic message of a validation error, in English where it was made without a request. */
const PAYLOADS_WORDS = /^The following fields? (is|are) invalid/;

/**
 * Adds the refused fields, with their errors and breadcrumb labels, to the response, so that the studio shows them.
 * Payload does so only for errors of its own class, of which the studio's bundle and the server have a copy each
 * (`instanceof` fails).
 */
export const nameFields: AfterErrorHook = ({ collection, error, req }) => {
  const faults = (error as { data?: { errors?: unknown } }).data?.errors;
  if (!Array.isArray(faults)) return undefined;
  const fields = collection?.fields ?? fieldsOfGlobal(req, error);
  const named = (faults as FieldFault[]).map(({ label, message, path }) => {
    const payloadLabel = typeof label === 'string' ? label.replaceAll(' > ', ' › ') : undefined;
    return { message, path, label: nameField(fields, path) ?? payloadLabel };
  });
  const errors = named.map(({ label, ...fault }) => (label ? { ...fault, label } : fault));
  // The studio's message breaks at commas.
  const names = named.flatMap(({ label, path }) => (label ?? path).replaceAll(',', ''));
  // Our own rules have a message that is a sentence of its own.
  const isPayloads = isPayloadsMessage(error.message, req);
  const message =
    isPayloads && names.length > 0
      ? t('These fields are refused: {fields}', { fields: [...new Set(names)].join(t(', ')) })
      : error.message;
  // The type knows nothing of the data that the studio reads.
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors } }] } };
};

function fieldsOfGlobal(req: PayloadRequest | undefined, error: unknown): readonly Field[] {
  const slug = (error as { data?: { global?: string } }).data?.global;
  return req?.payload?.config.globals.find((global) => global.slug === slug)?.fields ?? [];
}

function isPayloadsMessage(message: string, req: PayloadRequest | undefined): boolean {
  if (PAYLOADS_WORDS.test(message)) return true;
  if (!req) return false;
  return [1, 2].some((count) => message.startsWith(req.t('error:followingFieldsInvalid', { count })));
}
