'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { LANGUAGES } from '../../../shared/locales.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { describeState, type LanguageState } from '../languageState.ts';
import { beginTranslation, translationPath } from './beginTranslation.ts';
import './translations.css';

/** In the sidebar of a document: the languages that the site offers, its state in each, and a link to its translation. */
export default function LanguagesPanel() {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo();
  const of = globalSlug ? `${globalSlug}:1` : id === undefined ? undefined : `${collectionSlug}:${id}`;
  return of ? <Panel key={of} of={of} savedAt={lastUpdateTime} /> : null;
}

/** @param props.savedAt when the document was saved: texts may be stale since */
function Panel({ of, savedAt }: { of: string; savedAt: number | undefined }) {
  const heading = useId();
  const [languages, setLanguages] = useState<LanguageState[]>([]);
  const [fault, setFault] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after every save
  useEffect(() => {
    const controller = new AbortController();
    const path = `/api/translations/languages?${new URLSearchParams({ of })}`;
    callStudioApi<{ languages: LanguageState[] }>(path, undefined, controller.signal).then(
      (found) => setLanguages(found.languages),
      () => undefined,
    );
    return () => controller.abort();
  }, [of, savedAt]);
  if (languages.length === 0) return null;
  const begin = async ({ locale }: LanguageState) => {
    try {
      await beginTranslation(of, locale);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-labelledby={heading} className="rihla-languages">
      <h2 id={heading}>{t('Translations')}</h2>
      <table>
        <tbody>
          {languages.map((language) => (
            <tr key={language.locale}>
              <th lang={language.locale} scope="row">
                {LANGUAGES[language.locale].label}
              </th>
              <td>{describeState(language)}</td>
              <td>
                {language.id === undefined ? (
                  <button onClick={() => begin(language)} type="button">
                    {t('Begin')}
                    <span className="rihla-unseen"> {LANGUAGES[language.locale].label}</span>
                  </button>
                ) : (
                  <a href={translationPath(language.id)}>
                    {t('Open\x04a document')}
                    <span className="rihla-unseen"> {LANGUAGES[language.locale].label}</span>
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="alert">{fault}</p>
    </section>
  );
}
