import { memo } from 'react';
import type { Spot } from '../controls/keepInWindow.ts';
import { AddRowView } from './AddRowView.tsx';
import { BlockRowView } from './BlockRowView.tsx';
import type { TreeSection } from './keepSections.ts';
import { SlotHeading } from './SlotHeading.tsx';

interface TreeSectionViewProps {
  treeId: string;
  section: TreeSection;
  /** The row with the tab stop, if it is one of these. */
  activeKey: string | undefined;
  dragged: readonly string[];
  /** Validation errors of the last save, by block id. */
  faults: ReadonlyMap<string, string>;
  /** What would be found before the page is published, by block id. */
  notes: ReadonlyMap<string, string>;
  onMenu: (id: string, at: Spot) => void;
}

/** The rows of a top-level block and its descendants. Renders a `<div>` around them. */
export const TreeSectionView = memo(function TreeSectionView({
  treeId,
  section,
  activeKey,
  dragged,
  faults,
  notes,
  onMenu,
}: TreeSectionViewProps) {
  return (
    <div role="presentation">
      {section.rows.map((row) => {
        if (row.type === 'slot') return <SlotHeading key={row.key} treeId={treeId} row={row} />;
        const shared = { treeId, isActive: row.key === activeKey };
        if (row.type === 'add') return <AddRowView key={row.key} row={row} {...shared} />;
        return (
          <BlockRowView
            key={row.key}
            row={row}
            {...shared}
            isDragged={dragged.includes(row.key)}
            fault={faults.get(row.key)}
            note={notes.get(row.key)}
            onMenu={onMenu}
          />
        );
      })}
    </div>
  );
});
