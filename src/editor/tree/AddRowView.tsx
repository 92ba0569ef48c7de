import { Plus } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import type { AddRow } from './listRows.ts';

interface AddRowViewProps {
  treeId: string;
  row: AddRow;
  isActive: boolean;
}

/**
 * Row at the end of a slot that adds a block; more prominent when the slot is empty. Renders a pressable `treeitem`.
 */
export const AddRowView = memo(function AddRowView({ treeId, row, isActive }: AddRowViewProps) {
  const words = t(row.isEmpty ? 'Empty. Add a block' : 'Add a block');
  return (
    <div
      id={`${treeId}-${row.key}`}
      role="treeitem"
      data-row={row.key}
      data-empty={row.isEmpty || undefined}
      aria-label={nameRow(row)}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      tabIndex={isActive ? 0 : -1}
      className="rihla-editor-tree__add"
      style={{ '--level': row.level } as CSSProperties}
    >
      <span>
        <Plus aria-hidden="true" size={13} />
        {words}
      </span>
    </div>
  );
});

function nameRow({ isEmpty, owner }: AddRow): string {
  if (owner) return t(isEmpty ? 'Empty. Add a block in {name}' : 'Add a block in {name}', { name: owner });
  return t(isEmpty ? 'Empty. Add a block at the end of the page' : 'Add a block at the end of the page');
}
