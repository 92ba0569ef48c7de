import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { changedAt } from '../rules/changedAt.ts';
import { makeKey } from '../rules/links.ts';

/**
 * Manual changes by editors: they can unsubscribe, or mark mail as bounced, and no more. Only the person can subscribe.
 * @throws APIError 400 when another person would be subscribed
 */
export const noteStateByHand: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  // The form and its links act without a signed-in user.
  if (operation !== 'update' || !roleOf(req) || data.state === originalDoc?.state) return data;
  if (data.state !== 'unsubscribed' && data.state !== 'bounced')
    throw new APIError(
      t('Only the person can begin a subscription, by the link in the mail. You can end one here.'),
      400,
      undefined,
      true,
    );
  return { ...data, ...changedAt(originalDoc, data.state, new Date()), askKey: makeKey() };
};
