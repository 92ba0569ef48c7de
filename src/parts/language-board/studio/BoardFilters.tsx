import { LANGUAGES } from '../../../shared/locales.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { BOARD_STATES, type Board, type BoardFilter, type BoardState, countStates } from '../rules/board.ts';

interface BoardFiltersProps extends Pick<Board, 'languages' | 'rows'> {
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
}

const STATES = Object.keys(BOARD_STATES) as BoardState[];

const sayCount: Record<BoardState, (count: number) => string> = {
  published: (count) => tCount('{count} published', '{count} published', count),
  draft: (count) => tCount('{count} draft', '{count} draft', count),
  stale: (count) => tCount('{count} stale', '{count} stale', count),
  incomplete: (count) => tCount('{count} incomplete', '{count} incomplete', count),
  machine: (count) => tCount('{count} machine-made', '{count} machine-made', count),
  missing: (count) => tCount('{count} not begun', '{count} not begun', count),
};

/** Counts of each language, pressed to see what is counted, and the choices that narrow the board. */
export function BoardFilters({ filter, languages, onFilter, rows }: BoardFiltersProps) {
  const kinds = [...new Map(rows.map(({ kind, kindLabel }) => [kind, kindLabel]))];
  const set = (change: Partial<BoardFilter>) => onFilter({ ...filter, ...change });
  return (
    <>
      <ul aria-label={t('Counts')} className="rihla-language-board__counts">
        {languages.map((locale) => {
          const counts = countStates(rows, locale);
          return (
            <li key={locale}>
              <strong lang={locale}>{LANGUAGES[locale].label}</strong>
              {STATES.filter((state) => counts[state] > 0).map((state) => (
                <button
                  aria-pressed={filter.locale === locale && filter.state === state}
                  key={state}
                  onClick={() =>
                    set(
                      filter.locale === locale && filter.state === state
                        ? { locale: '', state: '' }
                        : { locale, state },
                    )
                  }
                  type="button"
                >
                  {sayCount[state](counts[state])}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
      <search aria-label={t('Filter')} className="rihla-language-board__filters">
        <label>
          {t('Title')}
          <input onChange={({ target }) => set({ words: target.value })} type="search" value={filter.words} />
        </label>
        <Choice label={t('Kind')} onChoose={(kind) => set({ kind })} options={kinds} value={filter.kind} />
        <Choice
          label={t('Language')}
          onChoose={(locale) => set({ locale })}
          options={languages.map((locale) => [locale, LANGUAGES[locale].label])}
          value={filter.locale}
        />
        <Choice
          label={t('State')}
          // The options are the states.
          onChoose={(state) => set({ state: state as BoardFilter['state'] })}
          options={STATES.map((state) => [state, t(BOARD_STATES[state])])}
          value={filter.state}
        />
      </search>
    </>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ label, onChoose, options, value }: ChoiceProps) {
  return (
    <label>
      {label}
      <select onChange={({ target }) => onChoose(target.value)} value={value}>
        <option value="">{t('All')}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
