import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { greet } from './greet.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

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
  async (head: Letterhead, { by, name, url }: RemovedStep): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const site = { site: head.name };
    const text = t('letter.stepRemovedText', { by, ...site });
    const letter = await renderLetter(
      {
        title: t('letter.stepRemovedTitle'),
        preview: text,
        pieces: [
          { kind: 'text', text: greet(name, t) },
          { kind: 'text', text },
          { kind: 'button', label: t('letter.stepRemovedAction'), url },
          { kind: 'small', text: t('letter.stepRemovedUnknown', { by }) },
        ],
        reason: t('letter.resetReason', site),
      },
      // No signature: it is for travellers, not colleagues.
      { ...head, signature: undefined },
    );
    return { ...letter, subject: t('letter.stepRemovedSubject', site), headers: AUTOMATIC };
  },
);
