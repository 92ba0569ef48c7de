import { useState } from 'react';
import type { FileAnswer } from '../../../cms/translations/file/fileEndpoints.ts';
import { translationPath } from '../../../cms/translations/studio/beginTranslation.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { LANGUAGES, readLocale } from '../../../shared/locales.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { tRich } from '../../../shared/studioWords/tRich.tsx';
import type { BoardRow } from '../rules/board.ts';

/** Remarks shown. */
const SHOWN = 50;

interface FileInProps {
  rows: readonly Pick<BoardRow, 'of' | 'states' | 'title'>[];
  /** Called when drafts were saved. */
  onSaved: () => void;
}

/** Takes in a file of translators in two steps: what it would change, then its texts as drafts. */
export function FileIn({ onSaved, rows }: FileInProps) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<FileAnswer>();
  const [fault, setFault] = useState('');
  const send = async (sent: string, dryRun: boolean) => {
    setFault('');
    try {
      setAnswer(await callStudioApi<FileAnswer>('/api/translations/file', { text: sent, dryRun }));
      if (!dryRun) onSaved();
    } catch (error) {
      setAnswer(undefined);
      setFault((error as Error).message);
    }
  };
  const choose = async (file: File | undefined) => {
    const read = (await file?.text()) ?? '';
    setText(read);
    setAnswer(undefined);
    if (file) await send(read, true);
  };
  const titleOf = (of: string): string => rows.find((row) => row.of === of)?.title ?? of;
  const idOf = (of: string, locale: string) =>
    rows.find((row) => row.of === of)?.states.find((state) => state.locale === locale)?.id;
  return (
    <section aria-labelledby="rihla-file-in" className="rihla-language-board__file">
      <h2 id="rihla-file-in">{t('Take in a file')}</h2>
      <p>
        {t(
          'What it brings is shown first. Then it is saved as drafts, which you publish when you have looked at them.',
        )}
      </p>
      <label>
        {t('XLIFF 1.2 or CSV')}
        <input accept=".xlf,.xliff,.csv" onChange={({ target }) => choose(target.files?.[0])} type="file" />
      </label>
      <p role="alert">{fault}</p>
      <div aria-live="polite">{answer && <p>{summarise(answer)}</p>}</div>
      {answer && answer.rows.length > 0 && (
        <ul>
          {answer.rows.map(({ added, changed, locale, of, title }) => {
            const id = idOf(of, locale);
            const name = `${title}, ${LANGUAGES[readLocale(locale)].label}`;
            return (
              <li key={`${of} ${locale}`}>
                {tRich('{name}: {added} new, {changed} changed', {
                  name: answer.isWritten && id !== undefined ? <a href={translationPath(id)}>{name}</a> : name,
                  added,
                  changed,
                })}
              </li>
            );
          })}
        </ul>
      )}
      {answer && answer.remarks.length > 0 && (
        <>
          <h3>{t('To look at')}</h3>
          <ul>
            {answer.remarks.slice(0, SHOWN).map(({ id, of, says }) => (
              <li key={`${of} ${id} ${says}`}>
                {titleOf(of)}
                {id && ` (${id})`}: {says}
              </li>
            ))}
          </ul>
          {answer.remarks.length > SHOWN && (
            <p>{tCount('And {count} more.', 'And {count} more.', answer.remarks.length - SHOWN)}</p>
          )}
        </>
      )}
      {answer && !answer.isWritten && answer.rows.length > 0 && (
        <button onClick={() => send(text, false)} type="button">
          {t('Save as drafts')}
        </button>
      )}
    </section>
  );
}

function summarise({ isWritten, rows }: FileAnswer): string {
  const texts = rows.reduce((sum, { added, changed }) => sum + added + changed, 0);
  if (texts === 0) return t('Nothing in this file is new.');
  const what = t('{texts} of {documents}', {
    texts: tCount('{count} text', '{count} texts', texts),
    documents: tCount('{count} document', '{count} documents', rows.length),
  });
  return t(isWritten ? 'Saved as drafts: {what}.' : 'It would bring {what}.', { what });
}
