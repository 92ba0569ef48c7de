import type { AdminViewServerProps } from 'payload';
import { readLetterTexts } from '../../../cms/mail/settings/LetterTexts.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import type { EditableLetter } from '../../../letters/texts/editableLetter.ts';
import { EDITABLE_LETTERS } from '../../../letters/texts/editableLetters.ts';
import type { TextsByLanguage } from '../../../letters/texts/textRules.ts';
import { LANGUAGES } from '../../../shared/locales.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { letterAddress } from './letterPage.ts';
import '../../../cms/studio/form.css';
import '../../../cms/studio/page-head.css';
import './letters.css';

const ADDRESS = '/admin/letters';

const GROUPS: Record<EditableLetter['group'], string> = {
  Bookings: msg('Bookings'),
  Enquiries: msg('Enquiries'),
  Newsletter: msg('Newsletter'),
  Accounts: msg('Accounts'),
};

/** The list of letters to travellers: when each goes out, and in which languages editors have changed it. */
export function LettersView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: ADDRESS,
    title: t('Letters'),
    refused: t('Editors and admins write the texts of letters. Ask one of them.'),
    render: async (req) => {
      const stored = await readLetterTexts(req);
      return (
        <div className="rihla-form rihla-letters">
          <PageHead summary={t('What the site writes to travellers by itself.')} title={t('Letters')}>
            <a className="rihla-page-tool" href="/admin/globals/mail-settings">
              {t('Sender and signature')}
            </a>
          </PageHead>
          <div className="rihla-letters__list">
            {[...Map.groupBy(EDITABLE_LETTERS, ({ group }) => group)].map(([group, letters]) => (
              <section aria-labelledby={`rihla-letters-${group}`} key={group}>
                <h2 id={`rihla-letters-${group}`}>{t(GROUPS[group])}</h2>
                <ul>
                  {letters.map((letter) => (
                    <li key={letter.name}>
                      <a href={letterAddress(letter)}>{t(letter.title)}</a>
                      <Changed letter={letter} stored={stored} />
                      <p>{t(letter.when)}</p>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      );
    },
  });
}

function Changed({ letter: { texts }, stored }: { letter: EditableLetter; stored: TextsByLanguage }) {
  const languages = Object.entries(LANGUAGES).filter(([code]) =>
    texts.some(([key]) => stored[code as keyof typeof LANGUAGES]?.[key] !== undefined),
  );
  if (languages.length === 0) return null;
  return <small>{t('Changed: {languages}', { languages: listed(languages.map(([, { label }]) => label)) })}</small>;
}
