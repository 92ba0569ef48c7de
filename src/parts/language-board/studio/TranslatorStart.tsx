import { createLocalReq, type ServerProps } from 'payload';
import { ownLanguages } from '../../../cms/translations/translators.ts';
import { LANGUAGES } from '../../../shared/locales.ts';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { LANGUAGE_BOARD_PATH } from '../boardPath.ts';
import { readBoard } from '../readBoard.ts';
import { type BoardState, countStates } from '../rules/board.ts';
import { boardAddress } from '../rules/boardAddress.ts';
import './translator-start.css';

/** What there is to do, the most urgent first. */
const TO_DO: readonly (readonly [BoardState, string])[] = [
  ['stale', msg('with changed texts')],
  ['machine', msg('to look at, made by a machine')],
  ['draft', msg('not yet published')],
  ['missing', msg('not begun')],
];

/** On the first page of a translator: what is left in each of their languages, with links to the board. */
export async function TranslatorStart({ payload, user }: ServerProps) {
  if (!user || !ownLanguages({ user })) return null;
  const { languages, rows } = await readBoard(await createLocalReq({ user }, payload));
  return (
    <section aria-labelledby="rihla-translator" className="rihla-translator">
      <h2 id="rihla-translator">{t('To translate')}</h2>
      {languages.length === 0 && (
        <p>{t('The site does not offer a language of your account yet. Ask an admin to offer it.')}</p>
      )}
      {languages.map((locale) => {
        const counts = countStates(rows, locale);
        const left = TO_DO.filter(([state]) => counts[state] > 0);
        return (
          <div key={locale}>
            <h3 lang={locale}>{LANGUAGES[locale].label}</h3>
            {left.length === 0 ? (
              <p>{tCount('All {count} are published.', 'All {count} are published.', rows.length)}</p>
            ) : (
              <ul>
                {left.map(([state, words]) => (
                  <li key={state}>
                    <a href={boardAddress({ locale, state })}>
                      <strong>{counts[state]}</strong> {t(words)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      {languages.length > 0 && (
        <p>
          <a className="rihla-translator__board" href={LANGUAGE_BOARD_PATH}>
            {t('Open the language board')}
          </a>
        </p>
      )}
    </section>
  );
}
