import { useState } from 'react';
import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { NameDialog } from '../../controls/NameDialog.tsx';
import { useEditor, useKinds } from '../../EditorProvider.tsx';
import { indexTree, topmost } from '../../model/indexTree.ts';
import type { SectionsSource } from './SectionsContext.tsx';

interface SaveSectionDialogProps {
  /** The blocks. */
  ids: readonly string[];
  save: NonNullable<SectionsSource['save']>;
  onClose: () => void;
}

/** Asks for the name of a section made of blocks, and whether it is linked in their place. Renders a `<dialog>`. */
export function SaveSectionDialog({ ids, onClose, save }: SaveSectionDialogProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const [isLinked, setLinked] = useState(false);
  const findBlocks = () => topmost(ids, indexTree(editor.getState().tree, kinds)).map(({ block }) => block);

  const saveSection = async (name: string) => {
    const link = await save(name, findBlocks());
    onClose();
    if (isLinked) editor.putInstead(ids, { label: t('a link to “{name}”', { name }), blocks: [link] });
    else editor.announce(t('Saved “{name}”. You find it among the sections when you add a block.', { name }));
  };

  return (
    <NameDialog
      fieldLabel={t('Name of the section')}
      findFault={() =>
        findBlocks()
          .map((block) => whyNotBlock(block, [], kinds))
          .find(Boolean)
      }
      label={t('Save as a section')}
      onClose={onClose}
      save={saveSection}
    >
      <label>
        <input checked={isLinked} onChange={(event) => setLinked(event.target.checked)} type="checkbox" />
        {t('Link it here')}
      </label>
      <p>
        {isLinked
          ? t('The blocks move into the section. What is changed in it later changes on every page that links it.')
          : t('The blocks stay as they are, and the section is a copy of them.')}
      </p>
    </NameDialog>
  );
}
