'use client';
import { LayoutTemplate, SlidersHorizontal } from 'lucide-react';
import type { Mode } from './useMode.ts';

const MODES = [
  { mode: 'layout', label: 'Layout', Sign: LayoutTemplate },
  { mode: 'details', label: 'Details', Sign: SlidersHorizontal },
] as const;

/** Switches between the layout and all other fields of a document. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className="rihla-editor__modes">
      <legend className="rihla-editor-hidden">What to edit</legend>
      {MODES.map(({ label, mode: own, Sign }) => (
        <button aria-pressed={own === mode} key={own} onClick={() => onChange(own)} type="button">
          <Sign aria-hidden size={16} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
