import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { CopyProtection } from './CopyProtection.tsx';
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
