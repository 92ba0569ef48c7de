import { SetStepNav } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation.js';
import { useId, useMemo, useState } from 'react';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { describeState, type LanguageState } from '../../../cms/translations/languageState.ts';
import { beginTranslation, translationPath } from '../../../cms/translations/studio/beginTranslation.ts';
import { LANGUAGES } from '../../../shared/locales.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { BOARD_STATES, type Board, type BoardFilter, type BoardRow, boardStates, filterRows } from '../rules/board.ts';
import { boardAddress, readBoardFilter } from '../rules/boardAddress.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { FileIn } from './FileIn.tsx';
import { FileOut } from './FileOut.tsx';
import { MachineFill } from './MachineFill.tsx';
import '../../../cms/studio/page-head.css';
import './language-board.css';

/** Rows shown before “Show all”. */
const SHOWN = 200;

/** All documents and their state in each language: filtered, opened, and written to files for translators. */
export function LanguageBoard({ board: { isCut, isTranslator, languages, machine, rows } }: { board: Board }) {
  const query = useSearchParams();
  const router = useRouter();
  // Reads the board again; what was chosen stays.
  const renew = () => router.refresh();
  const [filter, setFilter] = useState<BoardFilter>(() => readBoardFilter(new URLSearchParams(query)));
  const narrow = (next: BoardFilter) => {
    setFilter(next);
    // Without a navigation, which would read the board again.
    window.history.replaceState(window.history.state, '', boardAddress(next));
  };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setIsWhole] = useState(false);
  const [fault, setFault] = useState('');
  const found = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const shown = isWhole ? found : found.slice(0, SHOWN);
  const columns = filter.locale ? languages.filter((locale) => locale === filter.locale) : languages;
  const named = rows.filter(({ of }) => chosen.has(of)).map(({ of }) => of);
  const begin = async (of: string, locale: string) => {
    try {
      await beginTranslation(of, locale);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const choose = (names: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const name of names) isChosen ? after.add(name) : after.delete(name);
      return after;
    });
  return (
    <div className="rihla-language-board">
      <SetStepNav nav={[{ label: t('Language board') }]} />
      <PageHead
        summary={t('What is translated, and what is not. Each language is published by itself.')}
        title={t('Language board')}
      >
        {!isTranslator && (
          <a className="rihla-page-tool" href="/admin/globals/languages">
            {t('Languages offered')}
          </a>
        )}
      </PageHead>
      {languages.length === 0 ? (
        <p>
          {isTranslator
            ? t('The site does not offer a language of your account yet. Ask an admin to offer it.')
            : t('The site speaks one language. Offer others in the settings, under “Languages”.')}
        </p>
      ) : (
        <>
          <BoardFilters filter={filter} languages={languages} onFilter={narrow} rows={rows} />
          <p aria-live="polite">
            {found.length === rows.length
              ? tCount('{count} document.', '{count} documents.', rows.length)
              : tCount('{found} of {count} document.', '{found} of {count} documents.', rows.length, {
                  found: found.length,
                })}
            {isCut &&
              ` ${t('There are more than the board reads; those begun later are in the list of translations.')}`}
          </p>
          <p role="alert">{fault}</p>
          <table>
            <thead>
              <tr>
                <td>
                  <input
                    aria-label={t('Choose all shown')}
                    checked={found.length > 0 && found.every(({ of }) => chosen.has(of))}
                    onChange={({ target }) =>
                      choose(
                        found.map(({ of }) => of),
                        target.checked,
                      )
                    }
                    type="checkbox"
                  />
                </td>
                <th scope="col">{t('Document')}</th>
                {columns.map((locale) => (
                  <th key={locale} lang={locale} scope="col">
                    {LANGUAGES[locale].label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row
                  columns={columns}
                  isChosen={chosen.has(row.of)}
                  key={row.of}
                  onBegin={begin}
                  onChoose={(isChosen) => choose([row.of], isChosen)}
                  row={row}
                />
              ))}
            </tbody>
          </table>
          {shown.length < found.length && (
            <button onClick={() => setIsWhole(true)} type="button">
              {t('Show all {count}', { count: found.length })}
            </button>
          )}
          {machine && <MachineFill chosen={named} languages={languages} machine={machine} onDone={renew} />}
          <FileOut chosen={named} languages={languages} />
          <FileIn onSaved={renew} rows={rows} />
        </>
      )}
    </div>
  );
}

interface RowProps {
  row: BoardRow;
  columns: readonly string[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onBegin: (of: string, locale: string) => void;
}

function Row({ columns, isChosen, onBegin, onChoose, row }: RowProps) {
  const id = useId();
  return (
    <tr>
      <td>
        <input
          aria-labelledby={id}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          type="checkbox"
        />
      </td>
      <th scope="row">
        {row.href ? (
          <a href={row.href} id={id}>
            {row.title}
          </a>
        ) : (
          <b id={id}>{row.title}</b>
        )}
        <span>{row.isPublished ? row.kindLabel : t('{kind}, not published', { kind: row.kindLabel })}</span>
      </th>
      {row.states
        .filter(({ locale }) => columns.includes(locale))
        .map((state) => (
          <Cell key={state.locale} onBegin={() => onBegin(row.of, state.locale)} state={state} title={row.title} />
        ))}
    </tr>
  );
}

/** The state of a translation: a link to it, or a button that begins it. */
function Cell({ onBegin, state, title }: { state: LanguageState; title: string; onBegin: () => void }) {
  const spoken = (
    <span className="rihla-unseen">
      {t(', {title} in {language}', { title, language: LANGUAGES[state.locale].label })}
    </span>
  );
  const worst = boardStates(state).at(-1) ?? 'missing';
  return (
    <td data-state={worst} title={t(BOARD_STATES[worst])}>
      {state.id === undefined ? (
        <button onClick={onBegin} type="button">
          {t('Begin')}
          {spoken}
        </button>
      ) : (
        <a href={translationPath(state.id)}>
          {describeState(state)}
          {spoken}
        </a>
      )}
    </td>
  );
}
