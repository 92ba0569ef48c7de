import { createTranslate } from '../shared/messages/index.ts';
import { greet } from './greet.ts';
import { AUTOMATIC, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLetter } from './renderLetter.ts';

/** Texts of a letter about how an account of staff signs in. */
interface AccountNotice {
  subject: string;
  title: string;
  /** What has happened. */
  text: string;
  /** What to do if it should not have. */
  unknown: string;
  /** Label of the button. */
  action: string;
  /** Name of the account's owner. */
  name: string;
  /** URL of the form of the account. */
  url: string;
}

/** A letter to staff that something about how their account signs in has changed, so that nobody changes it unnoticed. */
export async function accountNotice(head: Letterhead, notice: AccountNotice): Promise<RenderedLetter> {
  const t = createTranslate(head.locale);
  const { action, name, subject, text, title, unknown, url } = notice;
  const letter = await renderLetter(
    {
      title,
      preview: text,
      pieces: [
        { kind: 'text', text: greet(name, t) },
        { kind: 'text', text },
        { kind: 'button', label: action, url },
        { kind: 'small', text: unknown },
      ],
      reason: t('letter.resetReason', { site: head.name }),
    },
    // No signature: it is for travellers, not colleagues.
    { ...head, signature: undefined },
  );
  return { ...letter, subject, headers: AUTOMATIC };
}
