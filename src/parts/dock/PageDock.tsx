import type { Corner, RenderContext } from '../../render/context.ts';
import { Region } from '../../render/Region.tsx';
import { CornerDock, DOCK_DISTANCE_PX } from './CornerDock.tsx';
import style from './cornerDock.css?inline';
import leftCss from './cornerDockLeft.css?inline';

/** Region for controls that float in a corner; the first of them that asks for a corner chooses it and its distance. */
export function PageDock({ context }: { context: RenderContext }) {
  const corner = context.partsIn('dock').find((part) => part.corner)?.corner;
  const side = corner?.side ?? context.view.site.dockSide ?? 'right';
  context.needs.use('corner-dock', { style });
  if (side === 'left') context.needs.use('corner-dock/left', { style: leftCss });
  return (
    <CornerDock className={dockRule(corner, context)} side={side}>
      <Region context={context} name="dock" />
    </CornerDock>
  );
}

function dockRule(corner: Corner | undefined, { styles }: RenderContext): string | undefined {
  if (!corner || (corner.sideDistance === DOCK_DISTANCE_PX && corner.bottomDistance === DOCK_DISTANCE_PX))
    return undefined;
  return styles.rule(`--dock-side:${corner.sideDistance}px;--dock-bottom:${corner.bottomDistance}px`);
}
