import { effects } from '../../effects/registry.ts';
import type { RenderContext } from '../../render/context.ts';

/** Islands of the effects that blocks of the page need, each once. */
export function PageEffects({ context }: { context: RenderContext }) {
  const { editing, needs, view } = context;
  return [...effects]
    .filter(({ name, worksInFragments }) => needs.has(name) && (worksInFragments || !view.isFragment))
    .map(({ Marker, name, PreviewMarker }) => {
      const Shown = editing ? PreviewMarker : Marker;
      return Shown && <Shown has={needs.has} key={name} />;
    });
}
