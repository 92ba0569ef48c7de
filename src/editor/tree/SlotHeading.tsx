import type { CSSProperties } from 'react';
import type { SlotRow } from './listRows.ts';

/** Heading above the blocks of one of several slots; each row has its label too. Renders a `<div>`. */
export function SlotHeading({ treeId, row }: { treeId: string; row: SlotRow }) {
  return (
    <div
      id={`${treeId}-${row.key}`}
      role="presentation"
      data-row={row.key}
      className="rihla-editor-tree__slot"
      style={{ '--level': row.level } as CSSProperties}
    >
      <span aria-hidden="true">{row.label}</span>
    </div>
  );
}
