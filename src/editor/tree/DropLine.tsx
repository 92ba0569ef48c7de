import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { DropTarget } from './dropTarget.ts';

/**
 * Drop indicator: the target position of dragged blocks, or the reason of a refusal; a line between rows, a frame around one. Renders
 * a decorative `<div>`.
 */
export function DropLine({ treeId, target }: { treeId: string; target: DropTarget }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const line = ref.current;
    const row = document.getElementById(`${treeId}-${target.key}`);
    if (!line || !row) return;
    const isFrame = target.side === 'inside';
    line.style.top = `${row.offsetTop + (target.side === 'after' ? row.offsetHeight : 0)}px`;
    line.style.height = isFrame ? `${row.offsetHeight}px` : '0';
  }, [treeId, target]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="rihla-editor-tree__drop"
      data-side={target.side}
      data-refused={target.isRefused || undefined}
      style={{ '--level': target.level } as CSSProperties}
    >
      <span>{target.says}</span>
    </div>
  );
}
