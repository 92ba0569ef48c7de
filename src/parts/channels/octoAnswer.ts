import type { Channel } from '../../cms/payload-types.ts';
import type { CallAnswer } from '../../render/call.ts';
import { CAPABILITIES_HEADER, writeCapabilities } from './rules/octo/capabilities.ts';
import type { Capabilities, OctoError } from './rules/octo/types.ts';
import { findPartner, readBearer } from './rules/partnerKey.ts';

/** Whoever may ask, with a key of their own. */
export type Partner = NonNullable<Channel['partners']>[number];

/**
 * Who asks, by the key in the `authorization` header.
 * @param partners as they are set; without any, there are no keys
 * @returns the refusal where the header bears none of their keys
 */
export function askingPartner(authorization: string, partners: readonly Partner[]): Partner | OctoError {
  if (!readBearer(authorization)) {
    return {
      error: 'UNAUTHORIZED',
      errorMessage: 'You did not send the API key in the Authorization header, and this address asks for one.',
    };
  }
  const partner = findPartner(authorization, partners);
  return partner ?? { error: 'FORBIDDEN', errorMessage: 'You sent an API key that is invalid or was revoked.' };
}

/** Whether something is a refusal. */
export function isRefusal(said: object): said is OctoError {
  return 'errorMessage' in said;
}

const STATUSES: Partial<Record<OctoError['error'], number>> = { UNAUTHORIZED: 401, FORBIDDEN: 403 };

/** An answer in OCTO's form, or its refusal. */
export function octoAnswer(said: object, capabilities: Capabilities): CallAnswer {
  const status = isRefusal(said) ? (STATUSES[said.error] ?? 400) : 200;
  return {
    status,
    type: 'application/json',
    body: JSON.stringify(said),
    headers: {
      [CAPABILITIES_HEADER]: writeCapabilities(capabilities),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
  };
}
