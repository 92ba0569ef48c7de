'use client';
import { useDocumentTitle, useField, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { directionOf, LANGUAGES, type LocaleCode } from '../../../shared/locales.ts';
import { diffWords } from '../../../shared/text/diffWords.ts';
import { lostCodes } from '../inlineText.ts';
import type { MachineAnswer } from '../machine/machineEndpoints.ts';
import { matchRevised } from '../matchRevised.ts';
import {
  COLUMNS,
  findTranslated,
  machineColumns,
  readTexts,
  type TextState,
  type TranslatedTexts,
} from '../readTexts.ts';
import type { SourceTexts } from '../translationEndpoints.ts';
import { MachineTexts } from './MachineTexts.tsx';
import './translations.css';

/** The texts of a document, in the order of its page: the source, and a field for the words of this language. */
export function TextsField({ path }: { path: string }) {
  const { setValue, value } = useField<TranslatedTexts | null>({ path });
  const of = useFormFields(([fields]) => fields.of?.value as string | undefined);
  const locale = useFormFields(([fields]) => fields.locale?.value as string | undefined) ?? 'en';
  const { fault, source } = useSource(of);
  const title = useFormFields(([fields]) => fields.title?.value as string | undefined);
  const description = useFormFields(([fields]) => fields.description?.value as string | undefined);
  const { dispatchFields, setModified } = useForm();
  const { setDocumentTitle } = useDocumentTitle();
  // Until it has a title of its own, Payload would call it by its number.
  useEffect(() => {
    if (source && !title) setDocumentTitle(`${source.title}, in ${LANGUAGES[locale as LocaleCode].label}`);
  }, [locale, setDocumentTitle, source, title]);
  const texts = useMemo(() => readTexts(value), [value]);
  if (fault) return <p role="alert">{fault}</p>;
  if (!source) return <p aria-live="polite">The texts of the page are being read.</p>;
  const write = (leaf: TextState, text: string) => {
    const { [leaf.key]: _, ...others } = texts;
    setValue(text ? { ...others, [leaf.key]: { text, source: leaf.text } } : others);
  };
  const take = ({ texts: made }: MachineAnswer) => {
    for (const [key, column] of Object.entries(COLUMNS)) {
      const text = made[key]?.text;
      if (text && !(column === 'title' ? title : description))
        dispatchFields({ type: 'UPDATE', path: column, value: text });
    }
    // What was written meanwhile stays.
    setValue({ ...made, ...Object.fromEntries(Object.entries(texts).filter(([, { text }]) => text.trim())) });
    setModified(true);
  };
  const unseen = machineColumns({ title: title ?? null, description: description ?? null, texts });
  const accept = () => {
    const others = Object.entries(texts).filter(([key]) => !Object.hasOwn(COLUMNS, key));
    setValue(Object.fromEntries(others));
  };
  const revised = matchRevised(source.texts, texts);
  const untranslated = source.texts.filter((leaf) => !findTranslated(texts, leaf, revised)).length;
  return (
    <section aria-label="Texts" className="rihla-texts">
      <p>
        “{source.title}” at {source.path}
        {source.description && <>: {source.description}</>}
      </p>
      <p aria-live="polite">
        {untranslated ? `${untranslated} of ${source.texts.length} texts are missing.` : 'Every text is there.'}
      </p>
      {source.machine && of && (
        <div className="rihla-texts__machine">
          <MachineTexts locale={locale} machine={source.machine} of={[of]} onMade={take} />
        </div>
      )}
      {unseen.length > 0 && (
        <div className="rihla-texts__was">
          <p>
            A machine wrote the {unseen.join(' and the ').replace('description', 'summary')}, and nobody has looked.
          </p>
          <button onClick={accept} type="button">
            It is right
          </button>
        </div>
      )}
      <ol>
        {source.texts.map((leaf) => (
          <Text
            key={leaf.key}
            leaf={leaf}
            locale={locale}
            onWrite={(text) => write(leaf, text)}
            written={texts[leaf.key] ?? findTranslated(texts, leaf, revised)}
          />
        ))}
      </ol>
    </section>
  );
}

interface TextProps {
  leaf: TextState;
  locale: string;
  written: TranslatedTexts[string] | undefined;
  onWrite: (text: string) => void;
}

function Text({ leaf, locale, onWrite, written }: TextProps) {
  const id = useId();
  const isStale = written !== undefined && written.source !== leaf.text;
  const isByMachine = written?.by === 'machine';
  const lost = leaf.parts ? lostCodes(leaf.text, written?.text ?? '') : [];
  const hints = [leaf.parts && `${id}-codes`, isStale && `${id}-was`, `${id}-source`].filter(Boolean).join(' ');
  const shared = {
    'aria-describedby': hints,
    dir: directionOf(locale),
    id,
    lang: locale,
    value: written?.text ?? '',
  };
  return (
    <li data-state={isStale || isByMachine ? 'stale' : written ? 'current' : 'missing'}>
      <label htmlFor={id}>
        {leaf.label}
        {leaf.isRequired && ' (needed)'}
      </label>
      <p className="rihla-texts__source" id={`${id}-source`} lang="en">
        {leaf.text}
      </p>
      {leaf.parts && (
        <p className="rihla-texts__hint" id={`${id}-codes`}>
          {lost.length > 0 && written
            ? `The translation lacks ${lost.join(' ')}: bold words, links or line breaks are gone there.`
            : 'Numbers such as <1> and </1> stand around bold words and links. Keep them around the words that they belong to.'}
        </p>
      )}
      {leaf.isLong ? (
        <textarea
          {...shared}
          onChange={({ target }) => onWrite(target.value)}
          rows={Math.min(8, Math.ceil(leaf.text.length / 60) + 1)}
        />
      ) : (
        <input {...shared} onChange={({ target }) => onWrite(target.value)} type="text" />
      )}
      {isStale && (
        <div className="rihla-texts__was">
          <p id={`${id}-was`}>
            The source has changed: <Changed after={leaf.text} before={written.source} />
          </p>
          <button onClick={() => onWrite(written.text)} type="button">
            Still right
          </button>
        </div>
      )}
      {isByMachine && !isStale && (
        <div className="rihla-texts__was">
          <p>A machine wrote this, and nobody has looked at it.</p>
          <button onClick={() => onWrite(written.text)} type="button">
            It is right
          </button>
        </div>
      )}
    </li>
  );
}

/** The words of the source that differ from those that a translation was made from. Labelled too, since screen readers convey no marks. */
function Changed({ after, before }: { after: string; before: string }) {
  return (
    <span lang="en">
      {diffWords(before, after).map(({ change, text }, index) => {
        const key = `${index}`;
        if (change === 'same') return <span key={key}>{text}</span>;
        const Element = change === 'added' ? 'ins' : 'del';
        return (
          <Element key={key}>
            <span className="rihla-unseen">[{change}: </span>
            {text}
            <span className="rihla-unseen">] </span>
          </Element>
        );
      })}
    </span>
  );
}

function useSource(of: string | undefined): { source?: SourceTexts; fault?: string } {
  const [state, setState] = useState<{ source?: SourceTexts; fault?: string }>({});
  useEffect(() => {
    if (!of) return;
    const controller = new AbortController();
    const path = `/api/translations/source?${new URLSearchParams({ of })}`;
    callStudioApi<SourceTexts>(path, undefined, controller.signal).then(
      (source) => setState({ source }),
      (error: Error) => controller.signal.aborted || setState({ fault: error.message }),
    );
    return () => controller.abort();
  }, [of]);
  return state;
}
