import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import type { RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

export interface StudioReply {
  subject: string;
  /** As it was typed. */
  text: string;
  reference?: string | undefined;
  /** Whoever wrote it; stands below the signature of the site. */
  byName?: string | undefined;
  /** What the traveller wrote last. */
  quoted?: string | undefined;
}

/** The letter that staff write to a traveller in the studio. */
export const studioReply = defineLetter(
  'studioReply',
  async (head: Letterhead, reply: StudioReply): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const { byName, quoted, reference, subject, text } = reply;
    const signature = [head.signature, byName].filter((line) => line?.trim()).join('\n');
    const letter = await renderLetter(
      {
        title: subject,
        hasNoHeading: true,
        preview: text,
        pieces: [
          { kind: 'text', text },
          ...(signature ? [{ kind: 'text', text: signature } as const] : []),
          ...(quoted?.trim()
            ? ([
                { kind: 'heading', text: t('letter.wroteBefore') },
                { kind: 'quote', text: quoted },
              ] as const)
            : []),
          ...(reference ? [{ kind: 'small', text: `${t('letter.reference')}: ${reference}` } as const] : []),
        ],
      },
      // It stands above what is quoted.
      { ...head, signature: undefined },
    );
    return { ...letter, subject };
  },
);
