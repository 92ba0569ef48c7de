import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { LONGEST_NAME } from '../../shared/layouts/limits.ts';
import { t } from '../../shared/studioWords/t.ts';
import { Dialog } from './Dialog.tsx';
import './dialogForm.css';

interface NameDialogProps {
  /** Name of the dialog. */
  label: string;
  /** Label of the field. */
  fieldLabel: string;
  /** What is wrong besides a missing name, in words; undefined: nothing. */
  findFault?: () => string | undefined;
  /** Stores what is named, and closes the dialog. What it throws is shown, and the name stays. */
  save: (name: string) => Promise<void>;
  onClose: () => void;
  /** Further fields, and what the name is for. */
  children: ReactNode;
}

/** Asks for the name of something that is about to be saved. Typed values stay until it is saved. Renders a `<dialog>`. */
export function NameDialog({ children, fieldLabel, findFault, label, onClose, save }: NameDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  useLayoutEffect(() => field.current?.focus(), []);

  const submit = async () => {
    const found = name.trim() ? findFault?.() : t('Give it a name, by which you find it again.');
    setFault(found);
    if (found) return field.current?.focus();
    setSaving(true);
    try {
      await save(name.trim());
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };

  return (
    <Dialog className="rihla-editor-dialog-form" label={label} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React’s events bubble to the document’s form, in whose field the editor is rendered: it would be saved.
          event.stopPropagation();
          if (!isSaving) void submit();
        }}
      >
        <label htmlFor={id}>{fieldLabel}</label>
        <input
          aria-describedby={`${id}-fault`}
          aria-invalid={fault !== undefined || undefined}
          autoComplete="off"
          id={id}
          maxLength={LONGEST_NAME}
          onChange={({ target }) => setName(target.value)}
          ref={field}
          required
          value={name}
        />
        <p id={`${id}-fault`} role="alert">
          {fault}
        </p>
        {children}
        <div>
          <button aria-disabled={isSaving || undefined} type="submit">
            {t(isSaving ? 'Saving …' : 'Save')}
          </button>
          <button onClick={onClose} type="button">
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
