import { createTranslate, type MessageKey } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** The letter whose button signs a traveller in. It says the same whether there is an account yet or not. @param url works once */
export const signInLink = defineLetter(
  'signInLink',
  (head: Letterhead, { url }: { url: string }): Promise<RenderedLetter> => {
    return write(head, 'letter.signInTitle', 'letter.signInText', 'letter.signInIgnore', {
      label: 'letter.signInAction',
      url,
    });
  },
);

/** The letter to the new address of an account, whose button says that it is the traveller's. @param url works once */
export const confirmAddress = defineLetter(
  'confirmAddress',
  (head: Letterhead, { url }: { url: string }): Promise<RenderedLetter> => {
    return write(head, 'letter.newAddressTitle', 'letter.newAddressText', 'letter.newAddressIgnore', {
      label: 'letter.newAddressAction',
      url,
    });
  },
);

/** The letter that tells the former address of an account that it has another one now. */
export const addressChanged = defineLetter('addressChanged', (head: Letterhead): Promise<RenderedLetter> => {
  return write(head, 'letter.addressChangedTitle', 'letter.addressChangedText', 'letter.notYou');
});

/** The letter that tells of a new password. */
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
  const t = createTranslate(head.locale);
  const site = { site: head.name };
  const words = t(text, site);
  const letter = await renderLetter(
    {
      title: t(title, site),
      preview: words,
      pieces: [
        { kind: 'text', text: words },
        ...(button ? [{ kind: 'button', label: t(button.label), url: button.url } as const] : []),
        { kind: 'small', text: t(small, site) },
      ],
      reason: t('letter.accountReason', site),
    },
    head,
  );
  return { ...letter, subject: t(title, site), headers: AUTOMATIC };
}
