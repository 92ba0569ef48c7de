import type { ReactNode } from 'react';

/** Tooltip of copy protection, empty until its island shows it; a live region, so that assistive technology announces it. */
export function CopyProtection(): ReactNode {
  return (
    <div role="status">
      <div className="r-copy-protection" popover="manual" />
    </div>
  );
}
