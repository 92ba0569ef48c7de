import { Italic } from 'lucide-react';
import { t } from '../../shared/studioWords/t.ts';
import { nameOfKeys } from '../keys/keyPress.ts';
import type { TypedText } from './typing/createTyping.ts';

interface TypingBarProps {
  typed: TypedText;
  /** Position, in CSS px of the canvas. */
  left: number;
  top: number;
  onEmphasize: () => void;
}

/** Toolbar of the text that is edited on the page, in place of its block's toolbar. The focus stays in the text. */
export function TypingBar({ left, onEmphasize, top, typed }: TypingBarProps) {
  const label = `${t('Italics')} (${nameOfKeys('mod+i')})`;
  return (
    <div
      aria-label={typed.label}
      className="rihla-canvas__bar"
      data-typing=""
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      role="toolbar"
      style={{ left: `max(0px, min(${left}px, 100% - 296px))`, top }}
    >
      {typed.tools ?? (
        <span className="rihla-canvas__name">
          <span>{typed.label}</span>
        </span>
      )}
      {typed.hasEmphasis && (
        <button aria-label={label} onClick={onEmphasize} tabIndex={-1} title={label} type="button">
          <Italic aria-hidden="true" size={15} strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
}
