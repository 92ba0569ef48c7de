import {
  ChevronRight,
  Ellipsis,
  Eye,
  EyeOff,
  Lightbulb,
  Monitor,
  Plus,
  Smartphone,
  Tablet,
  TriangleAlert,
} from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { blockSummary } from '../../shared/layouts/blockSummary.ts';
import { labelOf, nameOfBlock } from '../../shared/layouts/names.ts';
import { joinList } from '../../shared/studioWords/joinList.ts';
import { t } from '../../shared/studioWords/t.ts';
import { sayComments } from '../comments/openComments.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { Spot } from '../controls/keepInWindow.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { KindIcon } from '../icons.tsx';
import type { Device } from '../model/types.ts';
import { usePalette } from '../palette/PaletteProvider.tsx';
import { canHide, hiddenOn, pluralOf } from './hideOn.ts';
import type { BlockRow } from './listRows.ts';
import { setHidden } from './setHidden.ts';

interface BlockRowViewProps {
  /** Id prefix of all rows of this tree. */
  treeId: string;
  row: BlockRow;
  /** Whether it is the tree's only tab stop (roving tabindex). */
  isActive: boolean;
  isDragged: boolean;
  /** The block's validation error of the last save. */
  fault: string | undefined;
  /** What would be found in it before the page is published. */
  note: string | undefined;
  onMenu: (id: string, at: Spot) => void;
}

/**
 * A block in the tree: icon, kind and text; hidden devices, errors, notes, and the actions menu. Renders a `treeitem`; CSS
 * reads `data-state` (`selected`, `hovered`), `data-dragged`, `data-hidden` and `--level`.
 */
export const BlockRowView = memo(function BlockRowView({
  treeId,
  row,
  isActive,
  isDragged,
  fault,
  note,
  onMenu,
}: BlockRowViewProps) {
  const { block, isOpen, kind, level, slotLabel } = row;
  const isSelected = useEditorState((state) => state.selected.includes(block.id));
  const isHovered = useEditorState((state) => state.hovered === block.id);
  const device = useEditorState((state) => state.device);
  const comments = useEditorState((state) => state.comments.get(block.id) ?? 0);
  const editor = useEditor();
  const name = nameOfBlock(block, kind);
  const hidden = hiddenOn(block);
  const commented = comments > 0 && sayComments(comments);
  const says = [
    name,
    fault,
    note,
    commented,
    hidden.length && t('hidden on {devices}', { devices: joinList(hidden.map(pluralOf)) }),
    slotLabel,
  ];
  return (
    <div
      id={`${treeId}-${row.key}`}
      role="treeitem"
      data-row={row.key}
      data-state={isSelected ? 'selected' : isHovered ? 'hovered' : undefined}
      data-dragged={isDragged || undefined}
      data-hidden={hidden.includes(device) || undefined}
      data-active={isActive || undefined}
      aria-label={joinList(says.filter((word) => typeof word === 'string').filter(Boolean))}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      tabIndex={isActive ? 0 : -1}
      className="rihla-editor-tree__row"
      style={{ '--level': level } as CSSProperties}
    >
      <span
        className="rihla-editor-tree__toggle"
        aria-hidden="true"
        data-toggle={isOpen !== undefined || undefined}
        onClick={() => isOpen !== undefined && editor.toggle(block.id, isOpen)}
      >
        {isOpen !== undefined && <ChevronRight size={14} />}
      </span>
      <span className="rihla-editor-tree__sign" data-handle="">
        <KindIcon name={kind?.icon ?? ''} />
      </span>
      <Words row={row} />{' '}
      {fault && (
        <span className="rihla-editor-tree__fault" title={fault}>
          <TriangleAlert aria-hidden="true" size={14} />
          <span>{fault}</span>
        </span>
      )}
      {note && (
        <span className="rihla-editor-tree__note" title={note}>
          <Lightbulb aria-hidden="true" size={14} />
        </span>
      )}
      {commented && (
        <span className="rihla-editor-tree__comments" title={commented}>
          {comments}
        </span>
      )}
      <HiddenSigns devices={hidden} />
      {/* Elsewhere they are not to be seen: three buttons a row are half the elements of a long tree. */}
      {(isActive || isHovered) && (
        <RowActions row={row} name={name} hidden={hidden} isActive={isActive} onMenu={onMenu} />
      )}
    </div>
  );
});

function Words({ row: { block, kind } }: { row: BlockRow }) {
  const words = blockSummary(block);
  return (
    <span dir="auto" className="rihla-editor-tree__words">
      <b>{labelOf(block, kind)}</b>
      {words && <span> {words}</span>}
    </span>
  );
}

const DEVICE_SIGNS = { desktop: Monitor, tablet: Tablet, phone: Smartphone };

function HiddenSigns({ devices }: { devices: readonly Device[] }) {
  if (!devices.length) return null;
  return (
    <span
      className="rihla-editor-tree__devices"
      title={t('Hidden on {devices}', { devices: joinList(devices.map(pluralOf)) })}
    >
      {devices.map((device) => {
        const Sign = DEVICE_SIGNS[device];
        return (
          <span key={device}>
            <Sign aria-hidden="true" size={13} strokeWidth={1.75} />
          </span>
        );
      })}
    </span>
  );
}

interface RowActionsProps extends Pick<BlockRowViewProps, 'row' | 'isActive' | 'onMenu'> {
  name: string;
  hidden: readonly Device[];
}

function RowActions({ row: { block, kind, place }, name, hidden, isActive, onMenu }: RowActionsProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const openPalette = usePalette();
  const device = useEditorState((state) => state.device);
  const isHidden = hidden.includes(device);
  const shared = { tabIndex: isActive ? 0 : -1 };
  return (
    <span className="rihla-editor-tree__actions">
      {canHide(kind) && !editor.isReadOnly && (
        <IconButton
          {...shared}
          icon={isHidden ? EyeOff : Eye}
          label={t(isHidden ? 'Show on {devices}: {name}' : 'Hide on {devices}: {name}', {
            devices: pluralOf(device),
            name,
          })}
          onClick={() => setHidden(editor, kinds, block, device, !isHidden)}
        />
      )}
      {!editor.rights.isContentOnly && (
        <IconButton
          {...shared}
          icon={Plus}
          label={t('Add a block after {name}', { name })}
          onClick={() => openPalette({ place: { ...place, index: place.index + 1 } })}
        />
      )}
      <IconButton
        {...shared}
        icon={Ellipsis}
        label={t('More: {name}', { name })}
        aria-haspopup="menu"
        onClick={(event) => onMenu(block.id, event.currentTarget.getBoundingClientRect())}
      />
    </span>
  );
}
