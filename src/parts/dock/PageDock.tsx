import type { Corner, RenderContext } from '../../render/context.ts';
import { Region } from '../../render/Region.tsx';
import { CornerDock, DOCK_DISTANCE_PX } from './CornerDock.tsx';
import style from './cornerDock.css?inline';

/** Region for controls that float in a corner; the first of them that asks for a corner chooses it and its distance. */
export function PageDock({ context }: { context: RenderContext }) {
  const corner = context.partsIn('dock').find((part) => part.corner)?.corner;
  context.needs.use('corner-dock', { style });
  return (
    <CornerDock className={dockRule(corner, context)} side={corner?.side ?? context.view.site.dockSide ?? 'right'}>
      <Region context={context} name="dock" />
    </CornerDock>
  );
}

function dockRule(corner: Corner | undefined, { styles }: RenderContext): string | undefined {
  if (!corner || (corner.sideDistance === DOCK_DISTANCE_PX && corner.bottomDistance === DOCK_DISTANCE_PX))
    return undefined;
  return styles.rule(`--dock-side:${corner.sideDistance}px;--dock-bottom:${corner.bottomDistance}px`);
}
