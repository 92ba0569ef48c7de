import { createTranslate } from '../shared/messages/index.ts';
import { labelled } from '../shared/messages/joinWords.ts';
import { defineLetter } from './defineLetter.ts';
import type { RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

export interface StudioReply {
  subject: string;
  /** As typed. */
  text: string;
  reference?: string | undefined;
  /** The writer's name; placed below the signature of the site. */
  byName?: string | undefined;
  /** The traveller's last message. */
  quoted?: string | undefined;
}

/** The letter to a traveller written by staff in the studio. */
export const studioReply = defineLetter(
  'studioReply',
  async (head: Letterhead, reply: StudioReply): Promise<RenderedLetter> => {
    const { byName, quoted, reference, subject, text } = reply;
    const t = createTranslate(head.locale, head.texts, { site: head.name, reference: reference ?? '' });
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
          ...(reference ? [{ kind: 'small', text: labelled(t('letter.reference'), reference, t) } as const] : []),
        ],
      },
      // The signature is placed above the quoted message.
      { ...head, signature: undefined },
    );
    return { ...letter, subject };
  },
);
