'use client';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import { LONGEST_NAME } from '../../shared/layouts/limits.ts';
import { asStored, SAVED_STYLE, SAVED_STYLES, styleValues } from '../../shared/layouts/savedStyle.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useEditor } from '../EditorProvider.tsx';
import '../controls/dialogForm.css';
import type { EditedBlock } from '../model/types.ts';

interface SaveStyleDialogProps {
  block: EditedBlock;
  /** Path of the API. */
  api: string;
  onClose: () => void;
}

/** Asks for the name of a style made of a block's settings, which the block then has in their place. Renders a `<dialog>`. */
export default function SaveStyleDialog({ api, block, onClose }: SaveStyleDialogProps) {
  const editor = useEditor();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const values = styleValues(block);
  useLayoutEffect(() => field.current?.focus(), []);

  const submit = async () => {
    const name = title.trim();
    setFault(name ? undefined : 'Give it a name, by which you find it again.');
    if (!name) return field.current?.focus();
    setSaving(true);
    try {
      const { doc } = await callStudioApi<{ doc: { id: number } }>(`${api}/${SAVED_STYLES}`, {
        title: name,
        ...asStored(values),
      });
      onClose();
      // One step: the block looks the same, and has the settings from the style from now on.
      const cleared = Object.fromEntries([...values.keys()].map((path) => [path, null]));
      editor.change(block.id, { ...cleared, [SAVED_STYLE]: doc.id }, `Saved the style “${name}”`);
      editor.announce(`Saved “${name}”. Other blocks take it under Advanced.`);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };

  return (
    <Dialog className="rihla-editor-dialog-form" label="Save as a style" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React’s events bubble to the document’s form, in whose field the editor is rendered: it would be saved.
          event.stopPropagation();
          if (!isSaving) void submit();
        }}
      >
        <label htmlFor={id}>Name of the style</label>
        <input
          aria-describedby={`${id}-fault`}
          aria-invalid={fault !== undefined || undefined}
          autoComplete="off"
          id={id}
          maxLength={LONGEST_NAME}
          onChange={({ target }) => setTitle(target.value)}
          ref={field}
          required
          value={title}
        />
        <p id={`${id}-fault`} role="alert">
          {fault}
        </p>
        <p>
          Spaces, box and “Hide on” of this block become a style. What is changed in it later changes all blocks that
          have it.
        </p>
        <div>
          <button aria-disabled={isSaving || undefined} type="submit">
            {isSaving ? 'Saving …' : 'Save'}
          </button>
          <button onClick={onClose} type="button">
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
