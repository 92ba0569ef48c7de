import { askRaw, type RawAnswer, type RawQuestion } from '../../support/requests/askRaw.ts';
import { BASE_URL } from './address.ts';

export type Answer = RawAnswer;

/** Requests exactly this path from the server under test: see {@link askRaw}. */
export function ask(path: string, question?: RawQuestion): Promise<Answer> {
  return askRaw(BASE_URL, path, question);
}
