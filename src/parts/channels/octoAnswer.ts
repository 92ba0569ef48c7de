import type { Channel } from '../../cms/payload-types.ts';
import type { ApiRequest, ApiResponse } from '../../render/call.ts';
import type { FragmentTools } from '../../render/part.ts';
import { channelsOf } from './channelsOf.ts';
import { CAPABILITIES_HEADER, readCapabilities, writeCapabilities } from './rules/octo/capabilities.ts';
import type { Capabilities, OctoError } from './rules/octo/types.ts';
import { findPartner, readBearer } from './rules/partnerKey.ts';

/** A partner with an API key. */
export type Partner = NonNullable<Channel['partners']>[number];

/**
 * The calling partner, by the key in the `authorization` header.
 * @param partners as they are set; without any, there are no keys
 * @returns the error where the header has none of their keys
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

/**
 * The error response to a call without a partner's key, so that no data is read for it.
 * @param needsKey whether the call needs a key even without any partner
 */
export async function refuseStranger(
  headers: ApiRequest['headers'],
  { content }: FragmentTools,
  needsKey: boolean,
): Promise<ApiResponse | undefined> {
  const { octo: isOn, partners } = channelsOf(await content.shared());
  if (!isOn || !(needsKey || partners?.length)) return undefined;
  const { authorization = '', [CAPABILITIES_HEADER]: named = '' } = headers;
  const partner = askingPartner(authorization, partners ?? []);
  return isRefusal(partner) ? octoAnswer(partner, readCapabilities(named)) : undefined;
}

/** Whether a result is an error. */
export function isRefusal(said: object): said is OctoError {
  return 'errorMessage' in said;
}

const STATUSES: Partial<Record<OctoError['error'], number>> = { UNAUTHORIZED: 401, FORBIDDEN: 403 };

/** Response in OCTO's form, or its error. */
export function octoAnswer(said: object, capabilities: Capabilities): ApiResponse {
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
