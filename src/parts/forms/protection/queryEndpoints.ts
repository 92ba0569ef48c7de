import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { CHALLENGE_PATH, TOKEN_PATH } from '../../../forms/spam/names.ts';
import { makeChallenge } from '../../../forms/spam/proof.ts';
import { issueToken } from '../../../forms/spam/token.ts';

/** The token of a form that somebody begins to fill in. */
export const formToken: QueryEndpoint = {
  path: TOKEN_PATH,
  rateLimit: { name: 'form-token', max: 60 },
  isOfPages: true,
  answer: async ({ now, payload }) => ({ kind: 'data', body: { token: issueToken(payload.secret, now.getTime()) } }),
};

/** What a browser has to work out before it sends a form that asks for it. */
export const formChallenge: QueryEndpoint = {
  path: CHALLENGE_PATH,
  rateLimit: { name: 'form-challenge', max: 30 },
  isOfPages: true,
  answer: async ({ now, payload }) => ({
    kind: 'data',
    body: { challenge: await makeChallenge(payload.secret, now.getTime()) },
  }),
};
