import { mayBePublicHost } from '../../../cms/outgoing/isPublicAddress.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Validates a webhook URL; returns a message for editors. DNS results are checked when sending. */
export function checkWebhookUrl(value: unknown): true | string {
  if (!value) return true;
  if (typeof value !== 'string' || !URL.canParse(value)) return t('Write the whole address, beginning with https://.');
  const { hostname, password, protocol, username } = new URL(value);
  if (protocol !== 'https:')
    return t('The address has to begin with https://: who subscribes is nobody else’s business.');
  if (username || password) return t('Leave name and password out of the address: what is sent is signed.');
  if (!mayBePublicHost(hostname))
    return t('This address is inside your own network. Write one that your service has on the internet.');
  return true;
}
