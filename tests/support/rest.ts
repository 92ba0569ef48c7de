import { createLocalReq, getFieldsToSign, handleEndpoints, jwtSign, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import type { User } from '../../src/cms/payload-types.ts';

export interface RestAnswer {
  status: number;
  body: unknown;
  /** The body as it was sent, to look for what must not be in it. */
  text: string;
}

/** Sends an object as JSON, or JSON as it is given. */
export type Rest = (method: string, path: string, body?: object | FormData | string) => Promise<RestAnswer>;

/**
 * Calls the REST endpoints as the studio's route handler does, without a server.
 * @param user whose session to use; a visitor's when absent
 */
export async function restClient(payload: Payload, user?: User): Promise<Rest> {
  const key = registerPayload(payload);
  const token = user && (await openSession(payload, user));
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = new Headers(isForm ? {} : { 'content-type': 'application/json' });
    if (token) headers.set('authorization', `JWT ${token}`);
    const request = new Request(`http://localhost:3000/api${path}`, {
      method,
      headers,
      ...(body ? { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    const response = await handleEndpoints({
      config: Promise.resolve(payload.config),
      payloadInstanceCacheKey: key,
      request,
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, text };
  };
}

/** What a log-in does, without the second that checking a password takes. */
export async function openSession(payload: Payload, user: User): Promise<string> {
  const collectionConfig = payload.collections.users.config;
  const req = await createLocalReq({}, payload);
  const row = { ...user, collection: 'users' } as never;
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user: row });
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, user: row, ...(sid ? { sid } : {}) });
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  return token;
}

/** The handler looks its Payload up by a key; without this it would open a second one on the same database. */
export function registerPayload(payload: Payload): string {
  const { _payload: instances } = globalThis as unknown as { _payload: Map<string, object> };
  const key = crypto.randomUUID();
  instances.set(key, { payload, promise: Promise.resolve(payload), reload: false, ws: null, initializedCrons: true });
  return key;
}
