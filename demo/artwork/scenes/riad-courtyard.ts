import { lantern } from '../lib/lantern.ts';
import { wash } from '../lib/wash.ts';
import { farWall, floor } from '../parts/riad-courtyard/court.ts';
import { garden } from '../parts/riad-courtyard/garden.ts';
import { sides } from '../parts/riad-courtyard/sides.ts';
import type { Layer, Scene } from '../types.ts';

function paint(): Layer[] {
  const sky = `<defs><linearGradient id="sk" x2="0" y2="1"><stop offset="0" stop-color="#4f93cf"/><stop offset="1"
      stop-color="#cfe6ee"/></linearGradient></defs><path d="M0 0H2400V400H0Z" fill="url(#sk)"/>`;
  const beam =
    `<defs><linearGradient id="bm" x1="0.2" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="#fff2c8"
      stop-opacity="0.5"/><stop offset="1" stop-color="#ffdf9c" stop-opacity="0.03"/></linearGradient></defs>` +
    '<path d="M760 0L1500 0L2240 1330L1280 1330Z" fill="url(#bm)" fill-opacity="0.55"/>';
  const frame = `<defs><radialGradient id="fr" cx="0.52" cy="0.52" r="0.75"><stop offset="0.55" stop-color="#1a1030"
    stop-opacity="0"/><stop offset="1" stop-color="#1a1030" stop-opacity="0.5"/></radialGradient></defs><path d="M0
    0H2400V1600H0Z" fill="url(#fr)"/>`;
  return [
    { svg: sky + farWall() + sides() },
    floor(),
    wash(7, 0.5),
    { svg: garden() + lantern(1200, 470, 1.1) },
    { svg: beam, blend: 'screen' },
    { svg: frame },
  ];
}

/** A riad court with its fountain and orange trees. */
export const riadCourtyard: Scene = {
  key: 'riad-courtyard',
  title: 'The court of the riad',
  alt:
    `A riad courtyard with carved plaster arches, a star-tiled floor, a marble fountain strewn with rose petals and
      two orange ` + 'trees, sunlight slanting in from the open sky.',
  caption: 'Your first night: a riad behind a plain door in the Marrakech medina',
  focal: { x: 50, y: 55 },
  paint,
};
