import type { DividerBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';

/** Separator between two sections. */
export function Divider({ attributes, block }: WidgetProps<DividerBlock>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot hold the star or the dots
    <div {...attributes('r-divider', `r-divider--${block.look ?? 'line'}`)} role="separator">
      {block.look === 'zellige' && <Star />}
      {block.look === 'dots' && '· · ·'}
    </div>
  );
}

function Star() {
  return (
    <svg aria-hidden="true" fill="none" height="28" stroke="currentColor" viewBox="0 0 48 48" width="28">
      <path d="M10 10h28v28H10zM24 4.2 43.8 24 24 43.8 4.2 24z" />
      <circle cx="24" cy="24" r="7" />
    </svg>
  );
}
