import { type MouseEvent, useId } from 'react';
import { directionOf } from '../../../shared/locales.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { diffWords } from '../../../shared/text/diffWords.ts';
import { lostCodes } from '../inlineText.ts';
import type { TextState, TranslatedText } from '../readTexts.ts';

interface TextRowProps {
  leaf: TextState;
  locale: string;
  written: TranslatedText | undefined;
  onWrite: (text: string) => void;
}

/** A text of the source, a field for its translation, and what is to be looked at. */
export function TextRow({ leaf, locale, onWrite, written }: TextRowProps) {
  const id = useId();
  const isStale = written !== undefined && written.source !== leaf.text;
  const isByMachine = written?.by === 'machine';
  const lost = leaf.parts ? lostCodes(leaf.text, written?.text ?? '') : [];
  const isLost = lost.length > 0 && Boolean(written);
  const hints = [leaf.parts && `${id}-codes`, isStale && `${id}-was`, `${id}-source`].filter(Boolean).join(' ');
  /** The button is gone with what it confirms: the focus goes to the text. */
  const confirm = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    row?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    if (written) onWrite(written.text);
  };
  const shared = {
    'aria-describedby': hints,
    dir: directionOf(locale),
    id,
    lang: locale,
    value: written?.text ?? '',
  };
  return (
    <li data-key={leaf.key} data-state={isStale || isByMachine ? 'stale' : written ? 'current' : 'missing'}>
      <label htmlFor={id}>
        {leaf.label}
        {leaf.isRequired && ` ${t('(needed)')}`}
      </label>
      <p className="rihla-texts__source" id={`${id}-source`} lang="en">
        {leaf.text}
      </p>
      {leaf.parts && (
        <p className={isLost ? 'rihla-texts__lost' : 'rihla-texts__hint'} id={`${id}-codes`}>
          {isLost
            ? t('The translation lacks {codes}: bold words, links or line breaks are gone there.', {
                codes: lost.join(' '),
              })
            : t(
                'Numbers such as <1> and </1> stand around bold words and links. Keep them around the words that they belong to.',
              )}
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
            {t('The source has changed:')} <Changed after={leaf.text} before={written.source} />
          </p>
          <button onClick={confirm} type="button">
            {t('Still right')}
          </button>
        </div>
      )}
      {isByMachine && !isStale && (
        <div className="rihla-texts__was">
          <p>{t('A machine wrote this, and nobody has looked at it.')}</p>
          <button onClick={confirm} type="button">
            {t('It is right')}
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
        const mark = t(change === 'added' ? 'added' : 'removed');
        return (
          <Element key={key}>
            <span className="rihla-unseen">[{mark}: </span>
            {text}
            <span className="rihla-unseen">] </span>
          </Element>
        );
      })}
    </span>
  );
}
