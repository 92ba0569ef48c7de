import type { BasePayload, PayloadRequest } from 'payload';
import { userOf } from '../../cms/endpoints/editorsOnly.ts';

/** In Payload's key-value store, one entry for each account with a choice. */
const keyOf = (account: number | string): string => `first-steps-hidden:${account}`;

/** Whether an account has hidden the steps; undefined without a choice. */
export async function areStepsHidden(
  payload: Pick<BasePayload, 'kv'>,
  account: number | string,
): Promise<boolean | undefined> {
  return (await payload.kv.get<{ isHidden: boolean }>(keyOf(account)))?.isHidden;
}

/** Hides the steps for the requesting user, or shows them again. */
export async function hideSteps(req: PayloadRequest, isHidden: boolean): Promise<void> {
  await req.payload.kv.set(keyOf(userOf(req).id), { isHidden });
}
