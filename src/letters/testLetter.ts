import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** The test letter that editors send to their own address; its link confirms to the studio that it arrived. */
export const testLetter = defineLetter(
  'testLetter',
  async (head: Letterhead, { url }: { url: string }): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const site = { site: head.name };
    const text = t('letter.testText', site);
    const letter = await renderLetter(
      {
        title: t('letter.testTitle'),
        preview: text,
        pieces: [
          { kind: 'text', text },
          { kind: 'button', label: t('letter.testAction'), url },
        ],
        reason: t('letter.testReason', site),
      },
      // No signature: it is for travellers, not colleagues.
      { ...head, signature: undefined },
    );
    return { ...letter, subject: t('letter.testSubject', site), headers: AUTOMATIC };
  },
);
