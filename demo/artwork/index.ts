import { agafayEvening } from './scenes/agafay-evening.ts';
import { aitBenhaddou } from './scenes/ait-benhaddou.ts';
import { akchourFalls } from './scenes/akchour-falls.ts';
import { atlasValleySpring } from './scenes/atlas-valley-spring.ts';
import { blueTownEvening } from './scenes/blue-town-evening.ts';
import { campFamily } from './scenes/camp-family.ts';
import { carpetWeaver } from './scenes/carpet-weaver.ts';
import { cedarForest } from './scenes/cedar-forest.ts';
import { chefchaouenSteps } from './scenes/chefchaouen-steps.ts';
import { dadesGorge } from './scenes/dades-gorge.ts';
import { desertCampNight } from './scenes/desert-camp-night.ts';
import { desertWell } from './scenes/desert-well.ts';
import { draaPalms } from './scenes/draa-palms.ts';
import { duneCaravan } from './scenes/dune-caravan.ts';
import { ergChigagaDawn } from './scenes/erg-chigaga-dawn.ts';
import { essaouiraBoats } from './scenes/essaouira-boats.ts';
import { essaouiraRamparts } from './scenes/essaouira-ramparts.ts';
import { fesRooftops } from './scenes/fes-rooftops.ts';
import { fesTanneries } from './scenes/fes-tanneries.ts';
import { guidePortrait } from './scenes/guide-portrait.ts';
import { imilchilLake } from './scenes/imilchil-lake.ts';
import { irikiTrack } from './scenes/iriki-track.ts';
import { jemaaElFnaNight } from './scenes/jemaa-el-fna-night.ts';
import { khettaraWells } from './scenes/khettara-wells.ts';
import { legziraArch } from './scenes/legzira-arch.ts';
import { marrakechSouk } from './scenes/marrakech-souk.ts';
import { massaFlamingos } from './scenes/massa-flamingos.ts';
import { mintTea } from './scenes/mint-tea.ts';
import { ounilaKasbah } from './scenes/ounila-kasbah.ts';
import { riadCourtyard } from './scenes/riad-courtyard.ts';
import { rifMountains } from './scenes/rif-mountains.ts';
import { saghroTowers } from './scenes/saghro-towers.ts';
import { skouraPalms } from './scenes/skoura-palms.ts';
import { soukLamps } from './scenes/souk-lamps.ts';
import { spiceCones } from './scenes/spice-cones.ts';
import { storkMinaret } from './scenes/stork-minaret.ts';
import { tafraouteBlossom } from './scenes/tafraoute-blossom.ts';
import { tagineTable } from './scenes/tagine-table.ts';
import { tangierStrait } from './scenes/tangier-strait.ts';
import { tiziNTichka } from './scenes/tizi-n-tichka.ts';
import { todraGorge } from './scenes/todra-gorge.ts';
import { toubkalRefuge } from './scenes/toubkal-refuge.ts';
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
  agafayEvening,
  blueTownEvening,
  campFamily,
  cedarForest,
  desertWell,
  irikiTrack,
  massaFlamingos,
  ounilaKasbah,
  saghroTowers,
  skouraPalms,
  soukLamps,
  storkMinaret,
  tafraouteBlossom,
  tangierStrait,
  toubkalRefuge,
];
