import { LANGUAGES } from '../../../shared/locales.ts';
import { STUDIO_LANGUAGES, type StudioLanguage, studioLanguage, t } from '../../../shared/studioWords/t.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The languages of the studio by their own names, to choose one before signing in. */
export function SignInLanguages() {
  return (
    <fieldset aria-label={t('Language of the studio')} className="rihla-sign-in__languages">
      {STUDIO_LANGUAGES.map((language) => (
        <button
          aria-pressed={language === studioLanguage()}
          key={language}
          lang={language}
          onClick={() => choose(language)}
          type="button"
        >
          {LANGUAGES[language].label}
        </button>
      ))}
    </fieldset>
  );
}

/** As Payload keeps the choice of an account. */
function choose(language: StudioLanguage): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `payload-lng=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  window.location.reload();
}
