import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** Double opt-in: the letter that asks to confirm a subscription; nothing else is sent before. @param url confirms it */
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
    const t = createTranslate(head.locale, head.texts, { site: head.name });
    const request = text?.trim() ? text : t('letter.confirmText');
    const letter = await renderLetter(
      {
        title: t('letter.confirmTitle'),
        preview: request,
        pieces: [
          { kind: 'text', text: request },
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

/** The letter that confirms a subscription, with the unsubscribe link. */
export const subscriptionWelcome = defineLetter(
  'subscriptionWelcome',
  async (
    head: Letterhead,
    { text, unsubscribeUrl }: { unsubscribeUrl: string; text?: string | undefined },
  ): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale, head.texts, { site: head.name });
    const words = text?.trim() ? text : t('letter.subscribedText');
    const letter = await renderLetter(
      {
        title: t('letter.subscribedTitle'),
        preview: words,
        pieces: [
          { kind: 'text', text: words },
          { kind: 'link', label: t('letter.unsubscribe'), url: unsubscribeUrl },
        ],
        reason: t('letter.subscribedReason'),
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

/** Headers for one-click unsubscribe (RFC 8058). @param url takes a POST */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
