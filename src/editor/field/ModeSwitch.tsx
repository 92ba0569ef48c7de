'use client';
import { LayoutTemplate, SlidersHorizontal } from 'lucide-react';
import { msg, t } from '../../shared/studioWords/t.ts';
import type { Mode } from './useMode.ts';

const MODES = [
  { mode: 'layout', label: msg('Layout'), Sign: LayoutTemplate },
  { mode: 'details', label: msg('Details'), Sign: SlidersHorizontal },
] as const;

/** Switches between the layout and all other fields of a document. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className="rihla-editor__modes">
      <legend className="rihla-editor-hidden">{t('What to edit')}</legend>
      {MODES.map(({ label, mode: own, Sign }) => (
        <button aria-pressed={own === mode} key={own} onClick={() => onChange(own)} type="button">
          <Sign aria-hidden size={16} />
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
