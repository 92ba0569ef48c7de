import type { ContainerBlock } from '../../../cms/payload-types.ts';
import type { StyleSheet } from '../../../render/styleSheet.ts';
import { colourOf } from '../background/backgroundLook.ts';
import archCss from './arch.css?inline';
import dunesCss from './dunes.css?inline';
import edgeCss from './edge.css?inline';
import { EDGE_HEIGHT, type EdgeShape } from './edgeChoices.ts';
import merlonsCss from './merlons.css?inline';
import ridgeCss from './ridge.css?inline';
import waveCss from './wave.css?inline';

const SHAPE_CSS: Record<EdgeShape, string> = {
  dunes: dunesCss,
  ridge: ridgeCss,
  arch: archCss,
  wave: waveCss,
  merlons: merlonsCss,
};

/** Look of one edge of a container. */
interface EdgeLook {
  shape: EdgeShape;
  colour: string;
  /** In px. */
  height: number;
  isFlipped: boolean;
}

interface EdgeProps {
  block: ContainerBlock;
  side: 'Top' | 'Bottom';
  styles: StyleSheet;
}

/** Shape divider along an edge, in the colour of the neighbour; nothing for a straight edge. */
export function Edge({ block, side, styles }: EdgeProps) {
  const look = edgeLook(block, side);
  if (!look) return null;
  styles.use('container/edge', edgeCss);
  styles.use(`container/edge-${look.shape}`, SHAPE_CSS[look.shape]);
  const classes = [
    `r-edge r-edge--${side.toLowerCase()} r-edge--${look.shape}`,
    look.isFlipped ? 'r-edge--flipped' : '',
    styles.rule(`--edge:${look.height}px;--ground:var(--surface-${look.colour})`),
  ];
  return <div aria-hidden="true" className={classes.filter(Boolean).join(' ')} />;
}

function edgeLook(block: ContainerBlock, side: 'Top' | 'Bottom'): EdgeLook | undefined {
  const shape = block[`edge${side}`];
  if (!shape || !Object.hasOwn(SHAPE_CSS, shape)) return undefined;
  const height = Number(block[`edge${side}Height`]) || EDGE_HEIGHT.defaultValue;
  return {
    shape: shape as EdgeShape,
    colour: colourOf(block[`edge${side}Colour`]) ?? 'paper',
    height: Math.round(Math.min(EDGE_HEIGHT.max, Math.max(EDGE_HEIGHT.min, height))),
    isFlipped: block[`edge${side}Flip`] === true,
  };
}
