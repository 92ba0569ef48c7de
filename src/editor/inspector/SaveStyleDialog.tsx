'use client';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import { asStored, SAVED_STYLE, SAVED_STYLES, styleValues } from '../../shared/layouts/savedStyle.ts';
import { t } from '../../shared/studioWords/t.ts';
import { NameDialog } from '../controls/NameDialog.tsx';
import { useEditor } from '../EditorProvider.tsx';
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

  const save = async (title: string) => {
    const values = styleValues(block);
    const data = { title, ...asStored(values) };
    const { doc } = await callStudioApi<{ doc: { id: number } }>(`${api}/${SAVED_STYLES}`, data);
    onClose();
    // One step: the block looks the same, and has the settings from the style from now on.
    const cleared = Object.fromEntries([...values.keys()].map((path) => [path, null]));
    editor.change(block.id, { ...cleared, [SAVED_STYLE]: doc.id }, t('Saved the style “{name}”', { name: title }));
    editor.announce(t('Saved “{name}”. Other blocks take it under Advanced.', { name: title }));
  };

  return (
    <NameDialog fieldLabel={t('Name of the style')} label={t('Save as a style')} onClose={onClose} save={save}>
      <p>
        {t('Spaces, box and “Hide on” of this block become a style.')}{' '}
        {t('What is changed in it later changes all blocks that have it.')}
      </p>
    </NameDialog>
  );
}
