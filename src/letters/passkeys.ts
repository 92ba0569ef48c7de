import { createTranslate } from '../shared/messages/index.ts';
import { accountNotice } from './accountNotice.ts';
import { defineLetter } from './defineLetter.ts';
import type { Letterhead } from './letterhead.ts';

interface AddedPasskey {
  /** Name of the account's owner. */
  name: string;
  /** Name of the passkey. */
  passkey: string;
  /** URL of the form of the account, where passkeys are removed. */
  url: string;
}

interface RemovedPasskeys {
  /** Name of the account's owner. */
  name: string;
  /** Name of the admin who has removed them. */
  by: string;
  /** URL of the form of the account, where passkeys are added. */
  url: string;
}

/** The letter to staff whose account has a new passkey: it signs in, and a new password does not end it. */
export const passkeyAdded = defineLetter('passkeyAdded', (head: Letterhead, { name, passkey, url }: AddedPasskey) => {
  const t = createTranslate(head.locale);
  return accountNotice(head, {
    subject: t('letter.passkeyAddedSubject', { site: head.name }),
    title: t('letter.passkeyAddedTitle'),
    text: t('letter.passkeyAddedText', { passkey, site: head.name }),
    unknown: t('letter.passkeyAddedUnknown'),
    action: t('letter.passkeyAddedAction'),
    name,
    url,
  });
});

/** The letter to staff whose passkeys an admin has removed. */
export const passkeysRemoved = defineLetter(
  'passkeysRemoved',
  (head: Letterhead, { by, name, url }: RemovedPasskeys) => {
    const t = createTranslate(head.locale);
    return accountNotice(head, {
      subject: t('letter.passkeysRemovedSubject', { site: head.name }),
      title: t('letter.passkeysRemovedTitle'),
      text: t('letter.passkeysRemovedText', { by, site: head.name }),
      unknown: t('letter.passkeysRemovedUnknown', { by }),
      action: t('letter.passkeysRemovedAction'),
      name,
      url,
    });
  },
);
