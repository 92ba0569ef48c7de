import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { greet } from './greet.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

interface InvitationFacts {
  /** Name of the inviting user. */
  by: string;
  /** Name of the person invited. */
  name: string;
  /** Permissions of the invited user, in a sentence. */
  may: string;
  /** Lifetime of the link in days. */
  days: number;
  /** URL of the page on which a password is chosen. */
  url: string;
}

/** The letter that invites a colleague to the studio. */
export const invitation = defineLetter(
  'invitation',
  async (head: Letterhead, { by, days, may, name, url }: InvitationFacts): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const site = { site: head.name };
    const text = t('letter.invitationText', { by, ...site });
    const letter = await renderLetter(
      {
        title: t('letter.invitationTitle', site),
        preview: text,
        pieces: [
          { kind: 'text', text: greet(name, t) },
          { kind: 'text', text },
          { kind: 'text', text: t('letter.invitationMay', { may }) },
          { kind: 'button', label: t('letter.invitationAction'), url },
          { kind: 'small', text: t('letter.invitationUntil', { days }) },
        ],
        reason: t('letter.invitationReason', { by, ...site }),
      },
      // No signature: it is for travellers, not colleagues.
      { ...head, signature: undefined },
    );
    return { ...letter, subject: t('letter.invitationSubject', site), headers: AUTOMATIC };
  },
);
