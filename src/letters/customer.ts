import { createTranslate, type MessageKey } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** The letter with a sign-in link. The same whether there is an account or not. @param url single use */
export const signInLink = defineLetter(
  'signInLink',
  (head: Letterhead, { url }: { url: string }): Promise<RenderedLetter> => {
    return write(head, 'letter.signInTitle', 'letter.signInText', 'letter.signInIgnore', {
      label: 'letter.signInAction',
      url,
    });
  },
);

/** The letter with the link that confirms a new address of an account. @param url single use */
export const confirmAddress = defineLetter(
  'confirmAddress',
  (head: Letterhead, { url }: { url: string }): Promise<RenderedLetter> => {
    return write(head, 'letter.newAddressTitle', 'letter.newAddressText', 'letter.newAddressIgnore', {
      label: 'letter.newAddressAction',
      url,
    });
  },
);

/** The letter to the former address of an account, after a change of address. */
export const addressChanged = defineLetter('addressChanged', (head: Letterhead): Promise<RenderedLetter> => {
  return write(head, 'letter.addressChangedTitle', 'letter.addressChangedText', 'letter.notYou');
});

/** The letter that notifies of a changed password. */
export const passwordChanged = defineLetter('passwordChanged', (head: Letterhead): Promise<RenderedLetter> => {
  return write(head, 'letter.passwordChangedTitle', 'letter.passwordChangedText', 'letter.notYou');
});

async function write(
  head: Letterhead,
  title: MessageKey,
  text: MessageKey,
  small: MessageKey,
  button?: { label: MessageKey; url: string },
): Promise<RenderedLetter> {
  const t = createTranslate(head.locale, head.texts, { site: head.name });
  const words = t(text);
  const letter = await renderLetter(
    {
      title: t(title),
      preview: words,
      pieces: [
        { kind: 'text', text: words },
        ...(button ? [{ kind: 'button', label: t(button.label), url: button.url } as const] : []),
        { kind: 'small', text: t(small) },
      ],
      reason: t('letter.accountReason'),
    },
    head,
  );
  return { ...letter, subject: t(title), headers: AUTOMATIC };
}
