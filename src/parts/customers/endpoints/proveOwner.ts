import type { SignedIn } from '../../../customers/customerOf.ts';
import { isFresh } from '../../../customers/sessions.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import { isOwnPassword } from '../signIn.ts';

/**
 * Whether it is the owner of the account who sits at a browser that is signed in, and not somebody who found it so: by the password, or since they have just come by a
 * mailed link. What opens the account for good asks for it.
 * @param current what was typed as the password
 * @returns what is wrong, in words; undefined: nothing
 * @throws QueueFull when too many passwords are looked at
 */
export async function proveOwner(
  customer: SignedIn,
  current: string | undefined,
  { now, payload, t }: Pick<EndpointContext, 'now' | 'payload' | 't'>,
): Promise<string | undefined> {
  if (isFresh(customer.session, now)) return undefined;
  if (!current || !customer.hasPassword) return t('account.currentNeeded');
  return (await isOwnPassword(payload, customer.id, current, now)) ? undefined : t('account.refused');
}
