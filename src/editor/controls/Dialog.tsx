import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './controls.css';
import { useReturnFocus } from './useReturnFocus.ts';

interface DialogProps {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. Requests closing on Escape and on a press of the backdrop; restores the
 * focus. Renders a `<dialog>`.
 */
export function Dialog({ label, className = '', onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const returnFocus = useReturnFocus();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      returnFocus();
    };
  }, [returnFocus]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Esc
    <dialog
      ref={ref}
      aria-label={label}
      className={`rihla-editor-dialog ${className}`}
      onCancel={(event) => {
        // React removes it from the page; the browser must not close it first.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="rihla-editor-dialog__inside">{children}</div>
    </dialog>
  );
}
