import { LANGUAGES } from '../../../shared/locales.ts';
import { BOARD_STATES, type Board, type BoardFilter, type BoardState, countStates } from '../rules/board.ts';

interface BoardFiltersProps extends Pick<Board, 'languages' | 'rows'> {
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
}

const STATES = Object.entries(BOARD_STATES) as [BoardState, string][];

/** Counts of each language, pressed to see what is counted, and the choices that narrow the board. */
export function BoardFilters({ filter, languages, onFilter, rows }: BoardFiltersProps) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const set = (change: Partial<BoardFilter>) => onFilter({ ...filter, ...change });
  return (
    <>
      <ul aria-label="Counts" className="rihla-language-board__counts">
        {languages.map((locale) => {
          const counts = countStates(rows, locale);
          return (
            <li key={locale}>
              <strong lang={locale}>{LANGUAGES[locale].label}</strong>
              {STATES.filter(([state]) => counts[state] > 0).map(([state, name]) => (
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
                  {counts[state]} {name.toLowerCase()}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
      <search aria-label="Filter" className="rihla-language-board__filters">
        <label>
          Title
          <input onChange={({ target }) => set({ words: target.value })} type="search" value={filter.words} />
        </label>
        <Choice
          label="Kind"
          onChoose={(kind) => set({ kind })}
          options={kinds.map((kind) => [kind, kind])}
          value={filter.kind}
        />
        <Choice
          label="Language"
          onChoose={(locale) => set({ locale })}
          options={languages.map((locale) => [locale, LANGUAGES[locale].label])}
          value={filter.locale}
        />
        <Choice
          label="State"
          // The options are the states.
          onChoose={(state) => set({ state: state as BoardFilter['state'] })}
          options={STATES}
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
        <option value="">All</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
