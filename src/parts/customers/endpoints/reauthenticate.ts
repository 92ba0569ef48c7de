import type { SignedIn } from '../../../customers/customerOf.ts';
import { isFresh } from '../../../customers/sessions.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import { isOwnPassword } from '../signIn.ts';

/**
 * Reauthentication before changes that could take over the account: by the password, or by a session freshly opened by a mailed link. Guards against
 * someone at an unattended browser.
 * @param current typed password
 * @returns error message; undefined: proven
 * @throws QueueFull when too many passwords are being checked
 */
export async function reauthenticate(
  customer: SignedIn,
  current: string | undefined,
  { now, payload, t }: Pick<EndpointContext, 'now' | 'payload' | 't'>,
): Promise<string | undefined> {
  if (isFresh(customer.session, now)) return undefined;
  if (!current || !customer.hasPassword) return t('account.currentNeeded');
  return (await isOwnPassword(payload, customer.id, current, now)) ? undefined : t('account.refused');
}
