import { createHash } from 'node:crypto';
import type { Values } from '../../shared/isObject.ts';
import type { EffectAttributes, EffectPage } from '../effect.ts';
import { onDevices } from '../onDevices.ts';
import { type Curves, curvesOf, keyframeSteps } from './curves.ts';
import style from './motion.css?inline';
import type { MotionData } from './motionData.ts';
import { ORIGINS } from './motions.ts';
import { mouseOf } from './mouse.ts';
import { readMotions } from './readMotions.ts';

/**
 * Moves a block, or its background picture, by keyframes on a scroll timeline; the islands handle the mouse, and browsers without such
 * timelines. None in an editor's preview.
 */
export function motionAttributes(
  advanced: Values,
  { editing, needs, styles }: EffectPage,
): EffectAttributes | undefined {
  if (editing) return undefined;
  const [own, behind] = [readMotions(advanced.motion, 'block'), readMotions(advanced.motion, 'background')];
  if (own.length + behind.length === 0) return undefined;
  const curves = [curvesOf(own), curvesOf(behind)] as const;
  const mouse = [mouseOf(own), mouseOf(behind)] as const;
  const isPage = advanced.motion_range === 'page';
  const hasScroll = curves.some(isMoving);
  needs.use('motion', { style });
  if (hasScroll) needs.use('motion/scroll', {});
  if (mouse.some(Boolean)) needs.use('motion/mouse', {});

  const declarations = [
    '--motion:1',
    isMoving(curves[0]) &&
      `--motion-own:${keyframes(curves[0], needs)};--motion-way:${isPage ? 'scroll(root)' : 'view(block 0px)'}`,
    isMoving(curves[1]) &&
      `--motion-behind:${keyframes(curves[1], needs)};--motion-behind-way:${isPage ? 'scroll(root)' : '--r-motion'}`,
    reachOf(curves[1], mouse[1]?.track),
  ].filter(Boolean);
  const origin = Object.keys(ORIGINS).find((known) => known === advanced.motion_origin);
  const media = onDevices(advanced.motion_on, 'screen', '(prefers-reduced-motion: no-preference)');
  const data: MotionData = {
    ...(isPage && { page: true }),
    ...(isMoving(curves[0]) && { own: curves[0] }),
    ...(isMoving(curves[1]) && { behind: curves[1] }),
    ...(mouse[0] && { mouse: mouse[0] }),
    ...(mouse[1] && { mouseBehind: mouse[1] }),
  };
  return {
    classes: [
      'r-motion',
      ...(behind.length ? ['r-motion--behind'] : []),
      ...media.map((query) => styles.rule(declarations.join(';'), query)),
      ...(origin ? [styles.rule(`transform-origin:${origin}`)] : []),
    ],
    data: { 'data-motion': JSON.stringify(data) },
  };
}

function isMoving(curves: Curves): boolean {
  return Object.keys(curves).length > 0;
}

/** Registers keyframes and returns their name, which is the same for the same motion. */
function keyframes(curves: Curves, needs: EffectPage['needs']): string {
  const steps = keyframeSteps(curves);
  const name = `r-motion-${createHash('sha256').update(steps).digest('hex').slice(0, 8)}`;
  needs.use(`motion/${name}`, { style: `@keyframes ${name}{${steps}}` });
  return name;
}

/** Overflow of a picture beyond its box, so that its edges stay out of view: its movement plus its blur. */
function reachOf({ blur, x, y }: Curves, track = 0): string {
  const most = (curve: Curves['x']) => Math.max(0, ...(curve ?? []).map(([, value]) => Math.abs(value)));
  const besides = 2 * most(blur) + 50 * Math.abs(track);
  const [across, down] = [most(x) + besides, most(y) + besides];
  return across + down > 0 ? `--motion-reach:${-down}px ${-across}px` : '';
}
