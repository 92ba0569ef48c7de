import type { ReactNode } from 'react';

/** The tooltip of copy protection, empty until its island shows it; a status, so assistive technology hears of it. */
export function CopyProtection(): ReactNode {
  return (
    <div role="status">
      <div className="r-copy-protection" popover="manual" />
    </div>
  );
}
