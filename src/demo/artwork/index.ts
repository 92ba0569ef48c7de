import { aitBenhaddou } from './scenes/ait-benhaddou.ts';
import { akchourFalls } from './scenes/akchour-falls.ts';
import { atlasValleySpring } from './scenes/atlas-valley-spring.ts';
import { dadesGorge } from './scenes/dades-gorge.ts';
import { desertCampNight } from './scenes/desert-camp-night.ts';
import { draaPalms } from './scenes/draa-palms.ts';
import { duneCaravan } from './scenes/dune-caravan.ts';
import { ergChigagaDawn } from './scenes/erg-chigaga-dawn.ts';
import { essaouiraRamparts } from './scenes/essaouira-ramparts.ts';
import { legziraArch } from './scenes/legzira-arch.ts';
import { rifMountains } from './scenes/rif-mountains.ts';
import { tiziNTichka } from './scenes/tizi-n-tichka.ts';
import { todraGorge } from './scenes/todra-gorge.ts';
import { toubkalWinter } from './scenes/toubkal-winter.ts';
import type { Scene } from './types.ts';

/** Every demo picture. */
export const scenes: readonly Scene[] = [
  duneCaravan,
  ergChigagaDawn,
  desertCampNight,
  toubkalWinter,
  atlasValleySpring,
  aitBenhaddou,
  dadesGorge,
  todraGorge,
  draaPalms,
  essaouiraRamparts,
  legziraArch,
  rifMountains,
  akchourFalls,
  tiziNTichka,
];
