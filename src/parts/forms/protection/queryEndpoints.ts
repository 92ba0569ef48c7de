import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { CHALLENGE_PATH, TOKEN_PATH } from '../../../forms/spam/names.ts';
import { makeChallenge } from '../../../forms/spam/proof.ts';
import { issueToken } from '../../../forms/spam/token.ts';

/** Endpoint that issues the token of a form. */
export const formToken: QueryEndpoint = {
  path: TOKEN_PATH,
  rateLimit: { name: 'form-token', max: 60 },
  isOfPages: true,
  answer: async ({ now, payload }) => ({ kind: 'data', body: { token: issueToken(payload.secret, now.getTime()) } }),
};

/** Endpoint that issues a proof-of-work challenge. */
export const formChallenge: QueryEndpoint = {
  path: CHALLENGE_PATH,
  rateLimit: { name: 'form-challenge', max: 30 },
  isOfPages: true,
  answer: async ({ now, payload }) => ({
    kind: 'data',
    body: { challenge: await makeChallenge(payload.secret, now.getTime()) },
  }),
};
