import { createLocalReq, getFieldsToSign, handleEndpoints, jwtSign, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import type { User } from '../../../src/cms/payload-types.ts';

export interface RestAnswer {
  status: number;
  /** Parsed JSON; undefined for invalid JSON. */
  body: unknown;
  headers: Headers;
  /** The body as sent, to check that something is not in it. */
  text: string;
}

/** Sends an object as JSON, or a JSON text as given. */
export type Rest = (
  method: string,
  path: string,
  body?: object | FormData | string,
  headers?: Record<string, string>,
) => Promise<RestAnswer>;

/**
 * Calls the REST endpoints as the studio's route handler does, without a server.
 * @param user whose session to use; default: anonymous
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

/** Not every endpoint of Payload's plugins sets a JSON content type. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates a session as a login does, without the second for checking a password. */
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

/** Registers a Payload under the key by which the handler finds it; otherwise it would open a second one on the same database. */
export function registerPayload(payload: Payload): string {
  const key = crypto.randomUUID();
  instances().set(key, { payload, promise: Promise.resolve(payload), reload: false, ws: null, initializedCrons: true });
  return key;
}

/** Unregisters a Payload, to free its memory: to be called when it is destroyed. */
export function forgetPayload(payload: Payload): void {
  for (const [key, instance] of instances()) if (instance.payload === payload) instances().delete(key);
}

interface Instance {
  payload: Payload;
}

function instances(): Map<string, Instance & Record<string, unknown>> {
  return (globalThis as unknown as { _payload: Map<string, Instance & Record<string, unknown>> })._payload;
}
