import { LetterFrame } from '../../../cms/studio/mail/LetterFrame.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { LetterField } from './LetterField.tsx';
import type { LetterPage } from './letterPage.ts';
import { type ShownLetter, useLetter } from './useLetter.ts';

/** The texts of a letter, and the letter as travellers read it. */
export function LetterEditor({ page }: { page: LetterPage }) {
  const { cases, direction, locale, texts, to, words } = page;
  const state = useLetter(page);
  const { fault, isBusy, isChanged, isSound, letter, said, shown } = state;
  return (
    <div className="rihla-letters__editor">
      <form
        aria-label={t('Texts of the letter')}
        className="rihla-letters__texts"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && isSound) void state.save();
        }}
      >
        <p>
          {t(
            'What stands in braces is filled in for each letter. Amounts, tables and addresses of links are added by the site.',
          )}
        </p>
        {texts.map((text) => (
          <LetterField
            direction={direction}
            fault={state.faultOf(text)}
            key={text.key}
            locale={locale}
            onWrite={(value) => state.write(text.key, value)}
            text={text}
            value={state.texts[text.key] ?? ''}
            words={words}
          />
        ))}
        <div className="rihla-letters__save">
          <button aria-disabled={isBusy || !isChanged || !isSound || undefined} data-main type="submit">
            {t('Save')}
          </button>
          <span role="status">{said}</span>
          <span className="rihla-letters__fault" role="alert">
            {fault}
          </span>
        </div>
      </form>
      <section aria-labelledby="rihla-letter-shown" className="rihla-letters__shown">
        <h2 id="rihla-letter-shown">{t('As travellers read it')}</h2>
        {cases.length > 1 && (
          <label>
            {t('What has happened')}
            <select onChange={({ target }) => state.setShown(target.value)} value={shown}>
              {cases.map(({ label, name }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {letter && <Letter letter={letter} />}
        <div className="rihla-letters__save">
          <button
            aria-disabled={isBusy || !isSound || undefined}
            onClick={() => isSound && void state.send()}
            type="button"
          >
            {t('Send it to me')}
          </button>
          <span>{to}</span>
        </div>
      </section>
    </div>
  );
}

function Letter({ letter: { html, reference, subject } }: { letter: ShownLetter }) {
  return (
    <>
      <p>
        <small>
          {reference ? t('With booking {reference}. Its links lead nowhere.', { reference }) : t('With invented data.')}
        </small>
        <b dir="auto">{subject}</b>
      </p>
      <LetterFrame html={html} title={t('The letter, as travellers read it')} />
    </>
  );
}
