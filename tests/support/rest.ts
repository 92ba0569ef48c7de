import { createLocalReq, getFieldsToSign, handleEndpoints, jwtSign, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import type { User } from '../../src/cms/payload-types.ts';

export interface RestAnswer {
  status: number;
  /** What the JSON says; undefined for what is none. */
  body: unknown;
  headers: Headers;
  /** The body as it was sent, to look for what must not be in it. */
  text: string;
}

/** Sends an object as JSON, or JSON as it is given. */
export type Rest = (
  method: string,
  path: string,
  body?: object | FormData | string,
  headers?: Record<string, string>,
) => Promise<RestAnswer>;

/**
 * Calls the REST endpoints as the studio's route handler does, without a server.
 * @param user whose session to use; a visitor's when absent
 */
export async function restClient(payload: Payload, user?: User): Promise<Rest> {
  const key = registerPayload(payload);
  const token = user && (await openSession(payload, user));
  return async (method, path, body, more = {}) => {
    const isForm = body instanceof FormData;
    const headers = new Headers({ ...(isForm ? {} : { 'content-type': 'application/json' }), ...more });
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
    return {
      status: response.status,
      body: readJson(text),
      headers: response.headers,
      text,
    };
  };
}

/** Not every endpoint of Payload's plugins says that it answers with JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** Gives the key that the handler looks its Payload up by; without it, it would open a second one on the same database. */
export function registerPayload(payload: Payload): string {
  const key = crypto.randomUUID();
  instances().set(key, { payload, promise: Promise.resolve(payload), reload: false, ws: null, initializedCrons: true });
  return key;
}

/** Lets go of a Payload that was registered, and of all that it holds: to be called when it is destroyed. */
export function forgetPayload(payload: Payload): void {
  for (const [key, instance] of instances()) if (instance.payload === payload) instances().delete(key);
}

interface Instance {
  payload: Payload;
}

function instances(): Map<string, Instance & Record<string, unknown>> {
  return (globalThis as unknown as { _payload: Map<string, Instance & Record<string, unknown>> })._payload;
}
