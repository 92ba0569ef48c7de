import { useId, useRef } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import type { LetterText } from './letterPage.ts';

interface LetterFieldProps {
  text: LetterText;
  value: string;
  /** Validation error. */
  fault: string | undefined;
  locale: string;
  direction: 'ltr' | 'rtl';
  words: Readonly<Record<string, string>>;
  onWrite: (value: string) => void;
}

/** Characters of a line of a field, about. */
const LINE = 60;

/** One text of a letter, with buttons for its placeholders, and one that resets it. */
export function LetterField({ direction, fault, locale, onWrite, text, value, words }: LetterFieldProps) {
  const { label, rules, standard } = text;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const area = field.current;
    if (!area) return;
    // Set on the element first, so that React finds its value unchanged, and keeps the caret.
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end');
    area.focus();
    onWrite(area.value);
  };
  return (
    <div className="rihla-letters__field">
      <label htmlFor={id}>{label}</label>
      <textarea
        aria-describedby={fault ? `${id}-fault` : undefined}
        aria-invalid={fault ? true : undefined}
        dir={direction}
        id={id}
        lang={locale}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={(event) => {
          // A subject is one line; Enter saves it, as in other fields of one line.
          if (!rules.isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        ref={field}
        rows={Math.max(rules.isLine ? 1 : 2, Math.ceil(value.length / LINE))}
        value={value}
      />
      {fault && (
        <p className="rihla-letters__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      <fieldset aria-label={t('Fill in: {label}', { label })} className="rihla-letters__tools">
        {rules.may.map((name) => (
          <button key={name} onClick={() => insert(name)} type="button">
            <code>{`{${name}}`}</code> <span>{words[name]}</span>
            {rules.must.includes(name) && <em>{t('needed')}</em>}
          </button>
        ))}
        {value !== standard && (
          <button
            data-back
            onClick={() => {
              onWrite(standard);
              field.current?.focus();
            }}
            type="button"
          >
            {t('Put back to the default')}
          </button>
        )}
      </fieldset>
    </div>
  );
}
