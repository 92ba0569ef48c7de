import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/**
 * The letter to the owner when uploads of visitors are refused.
 * @param limit which one is reached: the quota of one visitor, that of a day, or the minimum of free disk
 */
export const storageFull = defineLetter(
  'storageFull',
  async (head: Letterhead, limit: 'disk' | 'site' | 'visitor'): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const site = { site: head.name };
    const letter = await renderLetter(
      {
        title: t('letter.storageTitle'),
        preview: t(`letter.storage.${limit}`),
        pieces: [
          { kind: 'text', text: t(`letter.storage.${limit}`) },
          { kind: 'text', text: t('letter.storageText') },
          { kind: 'button', label: t('letter.storageAction'), url: `${head.url}/admin/inbox` },
        ],
        reason: t('letter.storageReason', site),
      },
      // No signature on a message of the server.
      { ...head, signature: undefined },
    );
    return { ...letter, subject: t('letter.storageSubject', site), headers: AUTOMATIC };
  },
);
