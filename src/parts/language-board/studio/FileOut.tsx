import { useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { Board } from '../rules/board.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

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
        tCount(
          '{name} is written, with the texts of {count} document.',
          '{name} is written, with the texts of {count} documents.',
          chosen.length,
          { name: file.name },
        ),
      );
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <section aria-labelledby="rihla-file-out" className="rihla-language-board__file">
      <h2 id="rihla-file-out">{t('Write a file for translators')}</h2>
      <p>
        {chosen.length === 0 ? t('Tick documents above.') : tCount('{count} chosen.', '{count} chosen.', chosen.length)}
      </p>
      <LanguageChoice languages={languages} locale={locale} onChoose={setLocale} />
      <button onClick={() => write('xliff')} type="button">
        {t('Write XLIFF')}
      </button>
      <button onClick={() => write('csv')} type="button">
        {t('Write CSV')}
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
