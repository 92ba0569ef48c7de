import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { readLetterTexts } from '../../../cms/mail/settings/LetterTexts.ts';
import { lettersOf } from '../../../cms/mail/settings/letterFacts.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { editableLetter } from '../../../letters/texts/editableLetters.ts';
import { LANGUAGES, readLocale } from '../../../shared/locales.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { LetterLoader } from './LetterLoader.tsx';
import { letterAddress, letterPage } from './letterPage.ts';
import '../../../cms/studio/form.css';
import '../../../cms/studio/page-head.css';
import './letters.css';

/** The page of a letter: its texts in one language, beside the letter as travellers read it. */
export function LetterView(view: AdminViewServerProps) {
  const letter = editableLetter(view.searchParams?.name);
  if (!letter) notFound();
  const locale = readLocale(view.searchParams?.language);
  return EditorsPage({
    view,
    address: letterAddress(letter, locale),
    title: t(letter.title),
    refused: t('Editors and admins write the texts of letters. Ask one of them.'),
    render: async (req) => {
      const to = String((req.user as { email?: string } | null)?.email ?? '');
      const page = letterPage(letter, locale, await readLetterTexts(req), to);
      return (
        <div className="rihla-form rihla-letters">
          <PageHead summary={t(letter.when)} title={t(letter.title)}>
            <a className="rihla-page-tool" href="/admin/letters">
              {t('All letters')}
            </a>
          </PageHead>
          <nav aria-label={t('Language of the letter')}>
            {Object.entries(LANGUAGES).map(([code, { label }]) => (
              <a
                aria-current={code === locale ? 'page' : undefined}
                href={letterAddress(letter, code)}
                key={code}
                lang={code}
              >
                {label}
              </a>
            ))}
          </nav>
          {lettersOf(req.payload)?.[letter.writer] && (
            <p className="rihla-letters__note">
              {t('The code of this site writes this letter itself: it decides what of these texts it says.')}
            </p>
          )}
          <LetterLoader key={locale} page={page} />
        </div>
      );
    },
  });
}
