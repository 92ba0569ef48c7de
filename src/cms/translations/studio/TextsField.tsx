'use client';
import {
  useDocumentTitle,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { LANGUAGES, type LocaleCode } from '../../../shared/locales.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { useRefusal } from '../../../shared/useRefusal.ts';
import type { MachineAnswer } from '../machine/machineEndpoints.ts';
import { matchRevised } from '../matchRevised.ts';
import {
  COLUMNS,
  findTranslated,
  machineColumns,
  readTexts,
  type TextState,
  type TranslatedText,
  type TranslatedTexts,
} from '../readTexts.ts';
import type { SourceTexts } from '../translationEndpoints.ts';
import { MachineTexts } from './MachineTexts.tsx';
import { TextRow } from './TextRow.tsx';
import { usePageBeside } from './usePageBeside.ts';
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
  useKeepsUnsaved();
  const { setDocumentTitle } = useDocumentTitle();
  // Until it has a title of its own, Payload would call it by its number.
  useEffect(() => {
    if (source && !title)
      setDocumentTitle(
        t('{title}, in {language}', { title: source.title, language: LANGUAGES[locale as LocaleCode].label }),
      );
  }, [locale, setDocumentTitle, source, title]);
  const texts = useMemo(() => readTexts(value), [value]);
  const list = useRef<HTMLOListElement>(null);
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const accepts = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState<string>();
  const beside = usePageBeside(source?.texts, texts, setWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened; what is done meanwhile stays in view
  useEffect(() => {
    if (!source) return;
    const first = matchRevised(source.texts, texts);
    const left = source.texts.filter((leaf) => isLeft(leaf, findTranslated(texts, leaf, first)));
    if (left.length > 0 && left.length < source.texts.length) setOnly(new Set(left.map(({ key }) => key)));
  }, [source]);
  useEffect(() => {
    if (wanted === undefined) return;
    focusText(list.current, wanted);
    setWanted(undefined);
  }, [wanted]);
  // A translation begins with its title, where nobody has gone elsewhere meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened
  useEffect(() => {
    if (source && !title && document.activeElement === document.body) focusTitle();
  }, [source]);
  const onRefused = useRef<() => void>(() => undefined);
  useRefusal(() => onRefused.current());
  if (fault) return <p role="alert">{fault}</p>;
  if (!source) return <p aria-live="polite">{t('The texts of the page are being read.')}</p>;
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
    focusTitle();
    const others = Object.entries(texts).filter(([key]) => !Object.hasOwn(COLUMNS, key));
    setValue(Object.fromEntries(others));
  };
  const revised = matchRevised(source.texts, texts);
  const writtenOf = (leaf: TextState) => texts[leaf.key] ?? findTranslated(texts, leaf, revised);
  const left = source.texts.filter((leaf) => isLeft(leaf, writtenOf(leaf)));
  const shown = only ? source.texts.filter(({ key }) => only.has(key)) : source.texts;
  const goTo = (key: string | undefined) => {
    // The field of a text that was not shown is there after the next render.
    if (key && only && !only.has(key)) setOnly(undefined);
    setWanted(key);
  };
  // After the texts, the title and the summary wait for somebody who looks at them.
  const goOn = (from?: string) => {
    const next = nextOf(source.texts, left, from);
    if (next) goTo(next);
    else if (!left.some(({ key }) => key !== from)) accepts.current?.focus();
  };
  onRefused.current = () => {
    if (!title) return focusTitle();
    const lacking = left.find((leaf) => leaf.isRequired && !writtenOf(leaf)?.text.trim());
    const next = lacking ?? left.find((leaf) => writtenOf(leaf)?.by === 'machine');
    if (next) goTo(next.key);
    else accepts.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const leaf = source.texts.find(({ key }) => key === keyAround(event.target));
    if (!leaf) return;
    event.preventDefault();
    const written = writtenOf(leaf);
    if (written?.text.trim() && isLeft(leaf, written)) write(leaf, written.text);
    goOn(leaf.key);
  };
  return (
    <section aria-label={t('Texts')} className="rihla-texts">
      <p>
        {t('“{title}” at {path}', { title: source.title, path: source.path })}
        {source.description && <>: {source.description}</>}
      </p>
      <p aria-live="polite">{tellLeft(left, source.texts, writtenOf, unseen.length)}</p>
      <div className="rihla-texts__tools">
        {left.length > 0 && (
          <button onClick={() => goOn(keyAround(document.activeElement))} type="button">
            {t('Next text to do')}
          </button>
        )}
        <button
          aria-pressed={only !== undefined}
          onClick={() => setOnly(only ? undefined : new Set(left.map(({ key }) => key)))}
          type="button"
        >
          {t('Only what is left')}
        </button>
        {beside.canShow && (
          <button aria-pressed={beside.isShown} onClick={beside.toggle} type="button">
            {t('Page beside')}
          </button>
        )}
        {source.overview && <a href={`/admin${source.overview.path}`}>{source.overview.label}</a>}
      </div>
      <p className="rihla-texts__hint">
        {t('Tab leads from text to text. Ctrl and Enter say that a text is right, and lead to the next one to do.')}
      </p>
      {source.machine && of && (
        <div className="rihla-texts__machine">
          <MachineTexts locale={locale} machine={source.machine} of={[of]} onMade={take} />
        </div>
      )}
      {unseen.length > 0 && (
        <div className="rihla-texts__was">
          <p>{tellUnseen(unseen)}</p>
          <button onClick={accept} ref={accepts} type="button">
            {t('It is right')}
          </button>
        </div>
      )}
      <ol onFocus={({ target }) => beside.point(keyAround(target))} onKeyDown={onKeyDown} ref={list}>
        {shown.map((leaf) => (
          <TextRow
            key={leaf.key}
            leaf={leaf}
            locale={locale}
            onWrite={(text) => write(leaf, text)}
            written={writtenOf(leaf)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Whether a person has something to do with a text. */
function isLeft(leaf: TextState, written: TranslatedText | undefined): boolean {
  return !written?.text.trim() || written.source !== leaf.text || written.by === 'machine';
}

/** The key of the text that a field belongs to. */
function keyAround(target: EventTarget | null): string | undefined {
  return target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') ?? undefined) : undefined;
}

/** The first text to do after another, from the beginning again at the end. */
function nextOf(all: readonly TextState[], left: readonly TextState[], from: string | undefined): string | undefined {
  const at = all.findIndex(({ key }) => key === from);
  const others = left.filter(({ key }) => key !== from);
  return (others.find((leaf) => all.indexOf(leaf) > at) ?? others[0])?.key;
}

function focusTitle(): void {
  document.querySelector<HTMLElement>('#field-title')?.focus();
}

function focusText(list: HTMLElement | null, key: string): void {
  const rows = [...(list?.querySelectorAll('[data-key]') ?? [])];
  const row = rows.find((each) => each.getAttribute('data-key') === key);
  row?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

function tellLeft(
  left: readonly TextState[],
  all: readonly TextState[],
  writtenOf: (leaf: TextState) => TranslatedText | undefined,
  unseen: number,
): string {
  if (left.length === 0)
    return t(
      unseen > 0 ? 'Every text is there. What a machine wrote above them is to be looked at.' : 'Every text is there.',
    );
  const missing = left.filter((leaf) => !writtenOf(leaf)).length;
  const rest = left.length - missing;
  const look = rest > 0 ? tCount('1 is to be looked at', '{count} are to be looked at', rest) : '';
  const lack =
    missing > 0
      ? tCount('{count} of {all} texts is missing', '{count} of {all} texts are missing', missing, { all: all.length })
      : '';
  return `${[lack, look].filter(Boolean).join(t(', '))}.`;
}

/** @param unseen columns that a machine wrote */
function tellUnseen(unseen: readonly ('title' | 'description')[]): string {
  if (unseen.length > 1) return t('A machine wrote the title and the summary, and nobody has looked.');
  return t(
    unseen[0] === 'title'
      ? 'A machine wrote the title, and nobody has looked.'
      : 'A machine wrote the summary, and nobody has looked.',
  );
}

/** After a refused publishing Payload takes the form for saved: its words could not be saved as a draft, and would be lost without a question. */
function useKeepsUnsaved(): void {
  const { setModified } = useForm();
  const [isModified, isProcessing, isRefused] = [useFormModified(), useFormProcessing(), useFormSubmitted()];
  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true);
  }, [isModified, isProcessing, isRefused, setModified]);
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
