import { createTranslate } from '../shared/messages/index.ts';
import { accountNotice } from './accountNotice.ts';
import { defineLetter } from './defineLetter.ts';
import type { Letterhead } from './letterhead.ts';

interface RemovedStep {
  /** Name of the account's owner. */
  name: string;
  /** Name of the admin who has turned it off. */
  by: string;
  /** URL of the form of the account, where it is turned on again. */
  url: string;
}

/** The letter to staff whose second step of sign-in an admin has turned off: without it nobody would notice that the password is enough. */
export const secondStepRemoved = defineLetter(
  'secondStepRemoved',
  (head: Letterhead, { by, name, url }: RemovedStep) => {
    const t = createTranslate(head.locale);
    return accountNotice(head, {
      subject: t('letter.stepRemovedSubject', { site: head.name }),
      title: t('letter.stepRemovedTitle'),
      text: t('letter.stepRemovedText', { by, site: head.name }),
      unknown: t('letter.stepRemovedUnknown', { by }),
      action: t('letter.stepRemovedAction'),
      name,
      url,
    });
  },
);
