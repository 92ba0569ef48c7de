'use client';
import { useField } from '@payloadcms/ui';
import { useRef } from 'react';
import './blank-buttons.css';

export interface BlankButtonsProps {
  /** What each blank stands for, by how it is written, such as `[name]`. */
  blanks: Readonly<Record<string, string>>;
  path?: string;
}

/** Buttons below a text that put in what is filled in later, where the caret is, by the name that people have for it. */
export default function BlankButtons({ blanks, path = '' }: BlankButtonsProps) {
  const { setValue, disabled } = useField<string>({ path });
  const tools = useRef<HTMLFieldSetElement>(null);
  const insert = (blank: string) => {
    const text = tools.current
      ?.closest('.field-type')
      ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!text) return;
    // Written into the field first, so that React finds there what it is told, and leaves the caret behind it.
    text.setRangeText(blank, text.selectionStart ?? text.value.length, text.selectionEnd ?? text.value.length, 'end');
    text.focus();
    setValue(text.value);
  };
  return (
    <fieldset aria-label="Put into the text" className="rihla-blanks" disabled={Boolean(disabled)} ref={tools}>
      {Object.entries(blanks).map(([blank, meaning]) => (
        <button key={blank} onClick={() => insert(blank)} type="button">
          + {meaning}
        </button>
      ))}
    </fieldset>
  );
}
