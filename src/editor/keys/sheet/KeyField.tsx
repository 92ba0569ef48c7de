import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { asRead } from '../installKeys.ts';
import { keysOfPress } from '../keyPress.ts';

interface KeyFieldProps {
  /** Accessible name. */
  label: string;
  /** Whether there are keys that can be taken away. */
  hasKeys: boolean;
  /** Whether there are default keys to go back to. */
  isOwn: boolean;
  /** Stores new keys; undefined: the default ones. Tells why it did not. */
  onGive: (keys: readonly string[] | undefined) => Promise<string | undefined>;
  /** Left without a change. */
  onLeave: () => void;
}

/** Waits for a press of keys: Esc and leaving it change nothing, Tab goes on to its buttons. Renders an `<input>`, a field for screen readers too, so that they hand keys on. */
export function KeyField({ hasKeys, isOwn, label, onGive, onLeave }: KeyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<string>();
  const latest = useRef({ onGive, onLeave });
  latest.current = { onGive, onLeave };
  const give = async (keys: readonly string[] | undefined) => setFault(await latest.current.onGive(keys));
  const handle = useRef(give);
  handle.current = give;

  useEffect(() => {
    field.current?.focus();
    const press = (event: KeyboardEvent) => {
      if (!around.current?.contains(event.target as Node)) return;
      if (event.key === 'Escape') {
        hold(event);
        latest.current.onLeave();
      } else if (event.target === field.current && !(event.key === 'Tab' && !event.ctrlKey && !event.altKey)) {
        hold(event);
        const keys = keysOfPress(asRead(event));
        if (keys) void handle.current([keys]);
      }
    };
    // Before the studio's own shortcuts, such as that of saving.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices only that the focus leaves
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without another element that has the focus now, only the window is in the background.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      ref={around}
    >
      <input
        aria-describedby={`${id}-how ${id}-fault`}
        aria-invalid={fault !== undefined || undefined}
        aria-label={label}
        placeholder={t('Press keys')}
        readOnly
        ref={field}
        type="text"
      />
      {hasKeys && (
        <button className="rihla-editor-dialog-button" onClick={() => void give([])} type="button">
          {t('No keys')}
        </button>
      )}
      {isOwn && (
        <button className="rihla-editor-dialog-button" onClick={() => void give(undefined)} type="button">
          {t('Reset')}
        </button>
      )}
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
      <p className="rihla-editor-hidden" id={`${id}-how`}>
        {t('Press them at once. Escape keeps those of before.')}
      </p>
    </div>
  );
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
