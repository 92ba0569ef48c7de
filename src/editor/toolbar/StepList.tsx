import { History } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { Spot } from '../controls/keepInWindow.ts';
import { Menu, type MenuItem } from '../controls/Menu.tsx';
import { useEditor, useEditorState } from '../EditorProvider.tsx';
import { useKeyHint } from '../keys/useKeyHint.ts';
import type { Editor } from '../model/types.ts';

interface StepListProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called to compare with stored versions. */
  onVersions: () => void;
}

/**
 * History menu: all undo steps by name, newest first; choosing one restores that state. Below them the stored versions. Renders a button
 * and, open, a menu.
 */
export function StepList({ isOpen, onToggle, onVersions }: StepListProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<Spot>();
  useLayoutEffect(() => setAt(isOpen ? button.current?.getBoundingClientRect() : undefined), [isOpen]);
  return (
    <>
      <IconButton
        ref={button}
        icon={History}
        label={t('Steps')}
        {...useKeyHint('history', t('Steps'))}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      />
      {at && <StepMenu at={at} onClose={() => onToggle(false)} onVersions={onVersions} />}
    </>
  );
}

function StepMenu({ at, onClose, onVersions }: Pick<StepListProps, 'onVersions'> & { at: Spot; onClose: () => void }) {
  const editor = useEditor();
  const past = useEditorState((state) => state.past);
  const future = useEditorState((state) => state.future);
  const names = [t('Before these steps'), ...[...past, ...future].map(({ name }) => name)];
  const items = names.map(
    (label, count): MenuItem => ({
      id: String(count),
      label,
      isChecked: count === past.length,
      choose: () => goTo(editor, count),
    }),
  );
  const groups = [
    { isChoice: true, items: items.reverse() },
    { items: [{ label: t('Stored versions…'), choose: onVersions }] },
  ];
  return <Menu label={t('Steps')} groups={groups} at={at} onClose={onClose} />;
}

/** Undoes or redoes until a number of steps are done. */
function goTo(editor: Editor, count: number): void {
  while (editor.getState().past.length > count && editor.undo().done);
  while (editor.getState().past.length < count && editor.redo().done);
}
