import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import style from './copy-protection.css?inline';
import { copyProtectionProps } from './copyProtectionProps.ts';

/** Copy protection, on pages where it is enabled. */
export function PageCopyProtection({ context }: { context: RenderContext }) {
  const props = copyProtectionProps(context);
  if (!props) return null;
  context.needs.use('copy-protection', { style });
  return (
    // Loaded at once: the first action counts, and such actions cannot be held and replayed like clicks.
    <Island<typeof import('./island/copyProtectionIsland.ts')>
      name="copy-protection"
      priority
      props={props}
      trigger="load"
    >
      <CopyProtection />
    </Island>
  );
}

/** Tooltip of copy protection, empty until its island shows it; a live region, so that assistive technology announces it. */
export function CopyProtection(): ReactNode {
  return (
    <div role="status">
      <div className="r-copy-protection" popover="manual" />
    </div>
  );
}
