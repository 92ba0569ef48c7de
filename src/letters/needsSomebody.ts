import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type Piece, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** A check of the server that is to be mended. */
interface Trouble {
  /** Its name, such as `Backup`. */
  title: string;
  /** What is wrong, and what to do. */
  says: string;
}

/**
 * The letter to the admins when something of the server needs somebody.
 * @param troubles in the words of the page of health; at least one
 */
export const needsSomebody = defineLetter(
  'needsSomebody',
  async (head: Letterhead, troubles: readonly Trouble[]): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const site = { site: head.name };
    const letter = await renderLetter(
      {
        title: t('letter.healthTitle'),
        preview: troubles.map(({ title }) => title).join(', '),
        pieces: [
          ...troubles.flatMap(({ says, title }): Piece[] => [
            { kind: 'heading', text: title },
            { kind: 'text', text: says },
          ]),
          { kind: 'button', label: t('letter.healthAction'), url: `${head.url}/admin/health` },
        ],
        reason: t('letter.healthReason', site),
      },
      // No signature on a message of the server.
      { ...head, signature: undefined },
    );
    return { ...letter, subject: t('letter.healthSubject', site), headers: AUTOMATIC };
  },
);
