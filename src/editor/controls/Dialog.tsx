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
 * A dialog before everything else, for as long as it is rendered. Asks to be closed by Esc and when the area around it is pressed; the focus
 * goes back to where it was. Renders a `<dialog>`.
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
        // React takes it out of the page; left alone, the browser would close what is about to go.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="rihla-editor-dialog__inside">{children}</div>
    </dialog>
  );
}
