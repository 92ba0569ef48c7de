import { useId, useLayoutEffect, useRef, useState } from 'react';
import { LONGEST_NAME } from '../../../shared/layouts/limits.ts';
import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import '../../controls/dialogForm.css';
import { useEditor, useKinds } from '../../EditorProvider.tsx';
import { indexTree, topmost } from '../../model/indexTree.ts';
import type { SectionsSource } from './SectionsContext.tsx';

interface SaveSectionDialogProps {
  /** The blocks. */
  ids: readonly string[];
  save: NonNullable<SectionsSource['save']>;
  onClose: () => void;
}

/**
 * Asks for the name of a section made of blocks, and whether it is linked in their place. Typed values stay until it is saved. Renders a
 * `<dialog>`.
 */
export function SaveSectionDialog({ ids, onClose, save }: SaveSectionDialogProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [isLinked, setLinked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  useLayoutEffect(() => field.current?.focus(), []);

  const submit = async () => {
    const name = title.trim();
    const blocks = topmost(ids, indexTree(editor.getState().tree, kinds)).map(({ block }) => block);
    const why = name
      ? blocks.map((block) => whyNotBlock(block, [], kinds)).find(Boolean)
      : 'Give it a name, by which you find it again.';
    setFault(why);
    if (why) return field.current?.focus();
    setSaving(true);
    try {
      const link = await save(name, blocks);
      onClose();
      if (isLinked) editor.putInstead(ids, { label: `a link to “${name}”`, blocks: [link] });
      else editor.announce(`Saved “${name}”. You find it among the sections when you add a block.`);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };

  return (
    <Dialog className="rihla-editor-dialog-form" label="Save as a section" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React’s events bubble to the document’s form, in whose field the editor is rendered: it would be saved.
          event.stopPropagation();
          if (!isSaving) void submit();
        }}
      >
        <label htmlFor={fieldId}>Name of the section</label>
        <input
          aria-describedby={`${fieldId}-fault`}
          aria-invalid={fault !== undefined || undefined}
          autoComplete="off"
          id={fieldId}
          maxLength={LONGEST_NAME}
          onChange={(event) => setTitle(event.target.value)}
          ref={field}
          required
          value={title}
        />
        <p id={`${fieldId}-fault`} role="alert">
          {fault}
        </p>
        <label>
          <input checked={isLinked} onChange={(event) => setLinked(event.target.checked)} type="checkbox" />
          Link it here
        </label>
        <p>
          {isLinked
            ? 'The blocks move into the section. What is changed in it later changes on every page that links it.'
            : 'The blocks stay as they are, and the section is a copy of them.'}
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
