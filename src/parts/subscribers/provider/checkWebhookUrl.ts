import { mayBePublicHost } from '../../../cms/outgoing/isPublicAddress.ts';

/** Validates a webhook URL; returns a message for editors. DNS results are checked when sending. */
export function checkWebhookUrl(value: unknown): true | string {
  if (!value) return true;
  if (typeof value !== 'string' || !URL.canParse(value)) return 'Write the whole address, beginning with https://.';
  const { hostname, password, protocol, username } = new URL(value);
  if (protocol !== 'https:') return 'The address has to begin with https://: who subscribes is nobody else’s business.';
  if (username || password) return 'Leave name and password out of the address: what is sent is signed.';
  if (!mayBePublicHost(hostname))
    return 'This address is inside your own network. Write one that your service has on the internet.';
  return true;
}
