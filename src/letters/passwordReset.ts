import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { greet } from './greet.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** The password-reset letter to staff. @param url where the new password is chosen */
export const passwordReset = defineLetter(
  'passwordReset',
  async (head: Letterhead, { name, url }: { url: string; name?: string | undefined }): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const site = { site: head.name };
    const letter = await renderLetter(
      {
        title: t('letter.resetTitle'),
        preview: t('letter.resetText'),
        pieces: [
          { kind: 'text', text: greet(name, t) },
          { kind: 'text', text: t('letter.resetText') },
          { kind: 'button', label: t('letter.resetAction'), url },
          { kind: 'small', text: t('letter.resetIgnore') },
        ],
        reason: t('letter.resetReason', site),
      },
      // No signature: it is for travellers, not colleagues.
      { ...head, signature: undefined },
    );
    return { ...letter, subject: t('letter.resetSubject', site), headers: AUTOMATIC };
  },
);
