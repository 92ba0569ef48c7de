'use client';
import { useField } from '@payloadcms/ui';
import { useRef } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import './blank-buttons.css';

export interface BlankButtonsProps {
  /** Meaning of each blank by its notation, such as `[name]`. */
  blanks: Readonly<Record<string, string>>;
  path?: string;
}

/** Buttons below a text that insert a blank at the caret; each is labelled by the meaning of its blank. */
export default function BlankButtons({ blanks, path = '' }: BlankButtonsProps) {
  const { setValue, disabled } = useField<string>({ path });
  const tools = useRef<HTMLFieldSetElement>(null);
  const insert = (blank: string) => {
    const text = tools.current
      ?.closest('.field-type')
      ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!text) return;
    // Written into the field first, so that React finds its new value there and the caret stays behind the blank.
    text.setRangeText(blank, text.selectionStart ?? text.value.length, text.selectionEnd ?? text.value.length, 'end');
    text.focus();
    setValue(text.value);
  };
  return (
    <fieldset aria-label={t('Put into the text')} className="rihla-blanks" disabled={Boolean(disabled)} ref={tools}>
      {Object.entries(blanks).map(([blank, meaning]) => (
        <button key={blank} onClick={() => insert(blank)} type="button">
          + {t(meaning)}
        </button>
      ))}
    </fieldset>
  );
}
