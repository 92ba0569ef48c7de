import { aitBenhaddou } from './scenes/ait-benhaddou.ts';
import { akchourFalls } from './scenes/akchour-falls.ts';
import { atlasValleySpring } from './scenes/atlas-valley-spring.ts';
import { carpetWeaver } from './scenes/carpet-weaver.ts';
import { chefchaouenSteps } from './scenes/chefchaouen-steps.ts';
import { dadesGorge } from './scenes/dades-gorge.ts';
import { desertCampNight } from './scenes/desert-camp-night.ts';
import { draaPalms } from './scenes/draa-palms.ts';
import { duneCaravan } from './scenes/dune-caravan.ts';
import { ergChigagaDawn } from './scenes/erg-chigaga-dawn.ts';
import { essaouiraBoats } from './scenes/essaouira-boats.ts';
import { essaouiraRamparts } from './scenes/essaouira-ramparts.ts';
import { fesRooftops } from './scenes/fes-rooftops.ts';
import { fesTanneries } from './scenes/fes-tanneries.ts';
import { guidePortrait } from './scenes/guide-portrait.ts';
import { imilchilLake } from './scenes/imilchil-lake.ts';
import { jemaaElFnaNight } from './scenes/jemaa-el-fna-night.ts';
import { khettaraWells } from './scenes/khettara-wells.ts';
import { legziraArch } from './scenes/legzira-arch.ts';
import { marrakechSouk } from './scenes/marrakech-souk.ts';
import { mintTea } from './scenes/mint-tea.ts';
import { riadCourtyard } from './scenes/riad-courtyard.ts';
import { rifMountains } from './scenes/rif-mountains.ts';
import { spiceCones } from './scenes/spice-cones.ts';
import { tagineTable } from './scenes/tagine-table.ts';
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
  khettaraWells,
  chefchaouenSteps,
  fesTanneries,
  fesRooftops,
  marrakechSouk,
  jemaaElFnaNight,
  riadCourtyard,
  mintTea,
  tagineTable,
  spiceCones,
  carpetWeaver,
  essaouiraBoats,
  guidePortrait,
  imilchilLake,
];
