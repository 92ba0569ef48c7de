import type { PayloadHandler, PayloadRequest } from 'payload';
import { msg, t } from '../../shared/studioWords/t.ts';
import { mayEdit, maySell, roleOf } from '../access/roles.ts';
import { refuse } from './refuse.ts';

/** Error with a message for the requesting user; the transaction is rolled back. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Handle = (req: PayloadRequest) => Promise<Response>;

/**
 * A handler for editors and admins; a `Refusal` that it throws is the answer.
 * @param words for everybody else; in English, marked for the catalogue
 */
export function editorsOnly(handle: Handle, words: string): PayloadHandler {
  return onlyFor(mayEdit, handle, words);
}

/**
 * The same for booking staff too: it is about the personal data of those who ask and book.
 * @param words for everybody else; in English, marked for the catalogue
 */
export function sellersOnly(
  handle: Handle,
  words: string = msg('Editors, admins and booking staff look after enquiries. Sign in as one of them.'),
): PayloadHandler {
  return onlyFor(maySell, handle, words);
}

function onlyFor(may: typeof mayEdit, handle: Handle, words: string): PayloadHandler {
  const answer = answerRefusals(handle);
  return (req) => (may(req) ? answer(req) : refuse(403, t(words)));
}

/** A handler whose `Refusal` is its answer; what is not one is an error, as of any endpoint. */
export function answerRefusals(handle: Handle): Handle {
  return async (req) => {
    try {
      return await handle(req);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.status, error.message);
      throw error;
    }
  };
}

/** @throws Refusal for everybody but admins */
export function requireAdmin(req: PayloadRequest): void {
  if (roleOf(req) !== 'admin') throw new Refusal(403, t('Only an admin can do this. Ask one.'));
}

/** The id in the address, which the guard of all endpoints has validated. */
export function idOf({ routeParams }: PayloadRequest): number {
  return Number(routeParams?.id);
}

/** The JSON body of a request, as an object. */
export async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.();
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** The account of the request. */
export function userOf({ user }: PayloadRequest): { id: number; name: string } {
  const { email, id, name } = user as { id: number; name?: string | null; email?: string };
  return { id, name: name || email || '' };
}
