import { useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { LANGUAGES } from '../../../shared/locales.ts';
import type { Board } from '../rules/board.ts';

/** Writes the texts of the chosen documents to a file for translators. */
export function FileOut({ chosen, languages }: Pick<Board, 'languages'> & { chosen: readonly string[] }) {
  const [locale, setLocale] = useState<string>(languages[0] ?? '');
  const [said, setSaid] = useState('');
  const write = async (format: 'csv' | 'xliff') => {
    try {
      const file = await callStudioApi<{ name: string; text: string }>('/api/translations/file/out', {
        ...{ of: chosen, locale, format },
      });
      save(file.text, file.name);
      setSaid(
        `${file.name} is written, with the texts of ${chosen.length === 1 ? '1 document' : `${chosen.length} documents`}.`,
      );
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <section aria-labelledby="rihla-file-out" className="rihla-language-board__file">
      <h2 id="rihla-file-out">Write a file for translators</h2>
      <p>{chosen.length === 0 ? 'Tick documents above.' : `${chosen.length} chosen.`}</p>
      <label>
        Into
        <select onChange={({ target }) => setLocale(target.value)} value={locale}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {LANGUAGES[each].label}
            </option>
          ))}
        </select>
      </label>
      <button onClick={() => write('xliff')} type="button">
        Write XLIFF
      </button>
      <button onClick={() => write('csv')} type="button">
        Write CSV
      </button>
      <p role="status">{said}</p>
    </section>
  );
}

/** Has the browser save a text as a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
