import type { MessageKey } from '../shared/messages/index.ts';
import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

interface ReviewFacts {
  /** Name of the requesting or answering user. */
  by: string;
  /** Title of the draft. */
  title: string;
  /** Note; may be empty. */
  note: string;
  /** The draft, or the block of it, in the studio. */
  url: string;
}

/** The letter that asks editors to review a draft. */
export const reviewAsked = defineLetter('reviewAsked', (head: Letterhead, facts: ReviewFacts) =>
  write(head, facts, { title: 'letter.reviewAskedTitle', text: 'letter.reviewAskedText' }),
);

/** The letter to an author about a draft that was returned. */
export const reviewReturned = defineLetter('reviewReturned', (head: Letterhead, facts: ReviewFacts) =>
  write(head, facts, { title: 'letter.reviewReturnedTitle', text: 'letter.reviewReturnedText' }),
);

/** The letter to an account that a comment on a block names. */
export const commentNamed = defineLetter('commentNamed', (head: Letterhead, facts: ReviewFacts) =>
  write(head, facts, { title: 'letter.commentNamedTitle', text: 'letter.commentNamedText' }),
);

/** Letter to the user who scheduled a document that could not be published or unpublished at its time. */
export const scheduleRefused = defineLetter(
  'scheduleRefused',
  (head: Letterhead, { isTakenOff, ...facts }: Omit<ReviewFacts, 'by'> & { isTakenOff: boolean }) =>
    write(
      head,
      { ...facts, by: '' },
      {
        title: isTakenOff ? 'letter.scheduleRefusedOffTitle' : 'letter.scheduleRefusedTitle',
        text: 'letter.scheduleRefusedText',
      },
    ),
);

async function write(
  head: Letterhead,
  { by, note, title, url }: ReviewFacts,
  words: { title: MessageKey; text: MessageKey },
): Promise<RenderedLetter> {
  const t = createTranslate(head.locale);
  const text = t(words.text, { by, title });
  const letter = await renderLetter(
    {
      title: t(words.title, { title }),
      preview: text,
      pieces: [
        { kind: 'text', text },
        ...(note ? ([{ kind: 'quote', text: note }] as const) : []),
        { kind: 'button', label: t('letter.staffAction'), url },
      ],
      reason: t('letter.reviewReason', { site: head.name }),
    },
    // No signature: it is for travellers, not colleagues.
    { ...head, signature: undefined },
  );
  return { ...letter, subject: t(words.title, { title }), headers: AUTOMATIC };
}
