import { useId, useLayoutEffect, useRef, useState } from 'react';
import { LONGEST_NAME } from '../../shared/layouts/limits.ts';
import { labelOf } from '../../shared/layouts/names.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { t } from '../../shared/studioWords/t.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import '../controls/dialogForm.css';

interface RenameDialogProps {
  /** The block. */
  id: string;
  onClose: () => void;
}

/** Asks for the name of a block; without one it is called by its kind. Renders a `<dialog>`. */
export function RenameDialog({ id, onClose }: RenameDialogProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [block] = useState(() => findBlock(editor.getState().tree, id, kinds));
  const usual = block ? labelOf({ ...block, blockName: null }, kinds.get(block.blockType)) : '';
  const [name, setName] = useState(typeof block?.blockName === 'string' ? block.blockName : '');
  useLayoutEffect(() => field.current?.select(), []);
  return (
    <Dialog className="rihla-editor-dialog-form" label={t('Rename the block')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React’s events bubble to the document’s form, in whose field the editor is rendered: it would be saved.
          event.stopPropagation();
          onClose();
          editor.rename(id, name);
        }}
      >
        <label htmlFor={fieldId}>{t('Name in the tree')}</label>
        <input
          autoComplete="off"
          id={fieldId}
          maxLength={LONGEST_NAME}
          onChange={(event) => setName(event.target.value)}
          placeholder={usual}
          ref={field}
          value={name}
        />
        <p>{t('Visitors never see it. Empty: “{name}”.', { name: usual })}</p>
        <div>
          <button type="submit">{t('Rename')}</button>
          <button onClick={onClose} type="button">
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
