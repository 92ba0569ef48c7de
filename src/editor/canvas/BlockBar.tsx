import { ArrowDown, ArrowUp, Copy, CornerLeftUp, GripVertical, type LucideIcon, Trash2 } from 'lucide-react';
import type { PointerEvent } from 'react';
import { keepsStructure } from '../../shared/layouts/structure.ts';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { KindIcon } from '../icons.tsx';
import { useKeyHint } from '../keys/useKeyHint.ts';
import { indexTree, wayTo } from '../model/indexTree.ts';
import type { Outcome } from '../model/types.ts';
import type { Mark } from './marks.ts';

interface BlockBarProps {
  mark: Mark;
  /** Vertical position, in CSS px of the canvas. */
  top: number;
  /** Called when its name is pressed, which may start a drag. */
  onLift: (press: PointerEvent) => void;
  /** Whether the structure is locked: no block may be added, moved or removed, and the bar only names the block. */
  isReadOnly?: boolean;
}

/**
 * Toolbar of the selected block, at its corner; its name is the handle to drag the block by. Renders a
 * `role="toolbar"`; the tree has the same actions for the keyboard.
 */
export function BlockBar({ isReadOnly = false, mark: { box, icon, id, name }, onLift, top }: BlockBarProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const ids = useEditorState((state) => state.selected);
  const positions = indexTree(
    useEditorState((state) => state.tree),
    kinds,
  );
  const spot = positions.get(id);
  if (!spot) return null;
  const { index, parent, siblings } = spot;
  const isHeld = isReadOnly || wayTo(id, positions).some(keepsStructure);
  const words = ids.length > 1 ? tCount('{count} block', '{count} blocks', ids.length) : name;
  return (
    <div
      aria-label={words}
      className="rihla-canvas__bar"
      role="toolbar"
      style={{
        left: `max(0px, min(${box.x}px, 100% - 296px))`,
        top,
      }}
    >
      <span
        className="rihla-canvas__name"
        data-handle={isHeld ? undefined : ''}
        onPointerDown={isHeld ? undefined : onLift}
        title={words}
      >
        {!isHeld && <GripVertical aria-hidden="true" size={14} />}
        <KindIcon name={icon} size={14} />
        <span>{words}</span>
      </span>
      {parent !== null && (
        <Act
          command="selectParent"
          icon={CornerLeftUp}
          label={t('Select the block around it')}
          onClick={() => editor.select([parent])}
        />
      )}
      {!isHeld && <Changes ids={ids} isFirst={index === 0} isLast={index === siblings.length - 1} />}
    </div>
  );
}

interface ChangesProps {
  ids: readonly string[];
  isFirst: boolean;
  isLast: boolean;
}

function Changes({ ids, isFirst, isLast }: ChangesProps) {
  const editor = useEditor();
  const tell = (outcome: Outcome): void => {
    if (!outcome.done) editor.announce(outcome.why);
  };
  return (
    <>
      <Act
        command="up"
        icon={ArrowUp}
        isOff={isFirst}
        label={t('Move up')}
        onClick={() => tell(editor.nudge(ids, 'up'))}
      />
      <Act
        command="down"
        icon={ArrowDown}
        isOff={isLast}
        label={t('Move down')}
        onClick={() => tell(editor.nudge(ids, 'down'))}
      />
      <Act command="duplicate" icon={Copy} label={t('Duplicate')} onClick={() => tell(editor.duplicate(ids))} />
      <Act command="delete" icon={Trash2} label={t('Delete')} onClick={() => tell(editor.remove(ids))} />
    </>
  );
}

interface ActProps {
  /** The command that does the same by its shortcut. */
  command: string;
  icon: LucideIcon;
  isOff?: boolean;
  label: string;
  onClick: () => void;
}

function Act({ command, icon: Sign, isOff = false, label, onClick }: ActProps) {
  return (
    <button
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      tabIndex={-1}
      type="button"
      {...useKeyHint(command, label)}
    >
      <Sign aria-hidden="true" size={15} strokeWidth={1.75} />
    </button>
  );
}
