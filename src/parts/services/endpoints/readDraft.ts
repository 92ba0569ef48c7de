import type { PayloadRequest } from 'payload';
import { bodyOf, Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import {
  isServiceName,
  SERVICE_KINDS,
  type ServiceName,
  type ServiceValues,
} from '../../../cms/services/serviceKinds.ts';
import { servicesOf } from '../../../cms/services/services.ts';
import { isObject } from '../../../shared/isObject.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Longest value, in characters. */
const MAX_LENGTH = 500;

/** Service of the request. */
export async function readName(req: PayloadRequest): Promise<{ name: ServiceName; body: Record<string, unknown> }> {
  const body = await bodyOf(req);
  if (!isServiceName(body.service)) throw new Refusal(404, t('There is no such service. Load the page again.'));
  return { name: body.service, body };
}

/** The values that were sent, with the stored secrets where none was typed and the server is unchanged. */
export function readValues(req: PayloadRequest, name: ServiceName, sent: unknown): ServiceValues {
  const { fields } = SERVICE_KINDS[name];
  const typed = isObject(sent) ? sent : {};
  const typedIn = (field: string): string => {
    const value = Object.hasOwn(typed, field) ? typed[field] : '';
    return typeof value === 'string' ? value.trim().slice(0, MAX_LENGTH) : '';
  };
  const stored = servicesOf(req.payload).storedOf(name);
  const isSamePlace = fields.every(
    ({ isDestination, name }) => !isDestination || typedIn(name) === (stored?.[name] ?? ''),
  );
  // Otherwise an attacker could enter their own server and receive the stored secret.
  const kept = isSamePlace ? stored : undefined;
  return Object.fromEntries(
    fields.map(({ isSecret, name }) => [name, typedIn(name) || (isSecret ? (kept?.[name] ?? '') : '')]),
  );
}
