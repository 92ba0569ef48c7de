import { createTranslate, type Translate } from '../shared/messages/index.ts';
import { joinWords } from '../shared/messages/joinWords.ts';
import { defineLetter } from './defineLetter.ts';
import { greet } from './greet.ts';
import { AUTOMATIC, type Fact, type Piece, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** An answer of the form, formatted for reading. */
export interface LetterAnswer {
  label: string;
  shown: string;
}

/** Subject of an enquiry, where it is known. */
export interface EnquirySubject {
  reference: string;
  name?: string | undefined;
  tourTitle?: string | undefined;
  dates?: string | undefined;
  party?: string | undefined;
  answers: readonly LetterAnswer[];
}

export interface StaffEnquiry extends EnquirySubject {
  formTitle: string;
  email?: string | undefined;
  /** The page on which it was written. */
  pageUrl?: string | undefined;
  /** Formatted, such as `Mon 23 Nov 2026, 14:05`. */
  receivedAt?: string | undefined;
  /** URL of the enquiry in the studio. */
  studioUrl: string;
  /** Replaces the default. */
  subject?: string | undefined;
}

export interface ReceivedEnquiry extends EnquirySubject {
  /** Replaces the default; placeholders are filled in already. */
  subject?: string | undefined;
  text?: string | undefined;
}

/** The letter to staff about a new enquiry. Its Reply-To should be the writer. */
export const newEnquiry = defineLetter(
  'newEnquiry',
  async (head: Letterhead, enquiry: StaffEnquiry): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const { answers, email, formTitle, name, pageUrl, receivedAt, reference, studioUrl, subject } = enquiry;
    const title = name ? t('letter.staffTitle', { name }) : t('letter.staffTitleNobody');
    const facts: Fact[] = [
      fact(t('letter.staffForm'), formTitle),
      fact(t('letter.staffPage'), pageUrl),
      fact(t('letter.staffTime'), receivedAt),
    ];
    const letter = await renderLetter(
      {
        title,
        preview: answers.map(({ label, shown }) => `${label}: ${shown}`).join(' · '),
        pieces: [
          { kind: 'facts', facts: [...factsOf(enquiry, t), ...answersOf(answers)] },
          { kind: 'button', label: t('letter.staffAction'), url: studioUrl },
          { kind: 'facts', facts },
          ...(email ? [{ kind: 'small', text: t('letter.staffAnswer', { name: name || email }) } as const] : []),
        ],
        reason: t('letter.staffReason', { site: head.name }),
      },
      { ...head, signature: undefined },
    );
    const what = joinWords([name, enquiry.tourTitle], t) || formTitle;
    return { ...letter, subject: subject || t('letter.staffSubject', { what, reference }), headers: AUTOMATIC };
  },
);

/** The letter that confirms an enquiry to the traveller, with their choices and the reply promise. */
export const enquiryReceived = defineLetter(
  'enquiryReceived',
  async (head: Letterhead, enquiry: ReceivedEnquiry): Promise<RenderedLetter> => {
    const { answers, name, reference, subject, text } = enquiry;
    const t = createTranslate(head.locale, head.texts, { site: head.name, reference });
    const written = answersOf(answers);
    // A form's own text promises a reply time; repeated, it reads as a mistake.
    const content = text?.trim()
      ? [text]
      : [t('letter.receivedText'), head.replyPromise?.trim() || t('letter.receivedPromise')];
    const pieces: Piece[] = [
      ...[greet(name, t), ...content].map((words) => ({ kind: 'text', text: words }) as const),
      { kind: 'facts', facts: factsOf(enquiry, t) },
      ...(written.length
        ? ([
            { kind: 'heading', text: t('letter.answers') },
            { kind: 'facts', facts: written },
          ] as const)
        : []),
      { kind: 'small', text: t('letter.replyAdd') },
    ];
    const letter = await renderLetter(
      {
        title: t('letter.receivedTitle'),
        preview: t('letter.receivedText'),
        pieces,
        reason: t('letter.receivedReason'),
      },
      head,
    );
    return { ...letter, subject: subject || t('letter.receivedSubject'), headers: AUTOMATIC };
  },
);

function factsOf({ dates, party, reference, tourTitle }: EnquirySubject, t: Translate): Fact[] {
  return [
    fact(t('letter.tour'), tourTitle),
    fact(t('letter.dates'), dates),
    fact(t('letter.party'), party),
    fact(t('letter.reference'), reference),
  ];
}

function answersOf(answers: readonly LetterAnswer[]): Fact[] {
  return answers.map(({ label, shown }) => fact(label, shown)).filter(({ value }) => value.trim());
}

function fact(label: string, value: string | undefined): Fact {
  return { label, value: value ?? '' };
}
