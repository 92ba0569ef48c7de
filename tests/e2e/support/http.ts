import { type RawAnswer, type RawQuestion, requestRaw } from '../../support/requests/requestRaw.ts';
import { BASE_URL } from './address.ts';

export type Answer = RawAnswer;

/** Requests exactly this path from the server under test: see {@link requestRaw}. */
export function ask(path: string, question?: RawQuestion): Promise<Answer> {
  return requestRaw(BASE_URL, path, question);
}
