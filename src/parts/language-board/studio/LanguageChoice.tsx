import { LANGUAGES } from '../../../shared/locales.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { Board } from '../rules/board.ts';

interface LanguageChoiceProps extends Pick<Board, 'languages'> {
  locale: string;
  onChoose: (locale: string) => void;
}

/** The language into which something is translated. */
export function LanguageChoice({ languages, locale, onChoose }: LanguageChoiceProps) {
  return (
    <label>
      {t('Into')}
      <select onChange={({ target }) => onChoose(target.value)} value={locale}>
        {languages.map((each) => (
          <option key={each} value={each}>
            {LANGUAGES[each].label}
          </option>
        ))}
      </select>
    </label>
  );
}
