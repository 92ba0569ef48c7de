import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** The letter that asks whether somebody really wants letters; nothing else is sent before. @param url what confirms it */
export const confirmSubscription = defineLetter(
  'confirmSubscription',
  async (
    head: Letterhead,
    {
      consentText,
      subject,
      text,
      url,
    }: { url: string; consentText?: string | undefined; subject?: string | undefined; text?: string | undefined },
  ): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const asked = text?.trim() ? text : t('letter.confirmText', { site: head.name });
    const letter = await renderLetter(
      {
        title: t('letter.confirmTitle'),
        preview: asked,
        pieces: [
          { kind: 'text', text: asked },
          { kind: 'button', label: t('letter.confirmAction'), url },
          ...(consentText?.trim()
            ? [{ kind: 'small', text: t('letter.consented', { text: consentText }) } as const]
            : []),
          { kind: 'small', text: t('letter.confirmIgnore') },
        ],
      },
      head,
    );
    return { ...letter, subject: subject || t('letter.confirmTitle'), headers: AUTOMATIC };
  },
);

/** The letter that says that the letters will come, with the way to leave. */
export const subscriptionWelcome = defineLetter(
  'subscriptionWelcome',
  async (
    head: Letterhead,
    { text, unsubscribeUrl }: { unsubscribeUrl: string; text?: string | undefined },
  ): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const words = text?.trim() ? text : t('letter.subscribedText');
    const letter = await renderLetter(
      {
        title: t('letter.subscribedTitle'),
        preview: words,
        pieces: [
          { kind: 'text', text: words },
          { kind: 'link', label: t('letter.unsubscribe'), url: unsubscribeUrl },
        ],
        reason: t('letter.subscribedReason', { site: head.name }),
      },
      head,
    );
    return {
      ...letter,
      subject: t('letter.subscribedTitle'),
      headers: { ...AUTOMATIC, ...unsubscribeHeaders(unsubscribeUrl) },
    };
  },
);

/** What lets a mail program offer to leave a list with one click (RFC 8058). @param url takes a POST */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
