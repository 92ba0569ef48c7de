import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/**
 * Letter to the owner about a hoard: a visitor holds many seats that are neither paid nor confirmed.
 * @param seats that all visitors together hold in this way
 */
export const hoards = defineLetter('hoards', async (head: Letterhead, seats: number): Promise<RenderedLetter> => {
  const t = createTranslate(head.locale);
  const site = { site: head.name };
  const together = t('letter.hoardsTogether', { seats: String(seats) });
  const letter = await renderLetter(
    {
      title: t('letter.hoardsTitle'),
      preview: together,
      pieces: [
        { kind: 'text', text: together },
        { kind: 'text', text: t('letter.hoardsText') },
        { kind: 'button', label: t('letter.hoardsAction'), url: `${head.url}/admin/departures-board` },
      ],
      reason: t('letter.hoardsReason', site),
    },
    // No signature on a message of the server.
    { ...head, signature: undefined },
  );
  return { ...letter, subject: t('letter.hoardsSubject', site), headers: AUTOMATIC };
});
