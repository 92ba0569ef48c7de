import { samplePicture } from './pictures.ts';

// Names, titles and descriptions are those of the demo's pictures.

export const DESERT_CAMP_NIGHT = samplePicture('desert-camp-night', {
  id: 10,
  title: 'Night at the camp',
  alt: 'People sit round a fire between low black-wool tents lit from inside',
  caption: 'The camp at Erg Chigaga, tea after dinner, no moon yet',
  placeholder: '#2b2a44',
  focalX: 50,
  focalY: 66,
});

export const ERG_CHIGAGA_DAWN = samplePicture('erg-chigaga-dawn', {
  id: 11,
  title: 'Dawn over Erg Chigaga',
  alt: 'One walker in a blue robe leaves a line of footprints along a dune crest',
  caption: 'Erg Chigaga, 7:12 am, the first prints of the day',
  placeholder: '#c98b5a',
  focalX: 46,
  focalY: 46,
});

export const TOUBKAL_WINTER = samplePicture('toubkal-winter', {
  id: 12,
  title: 'Toubkal in winter',
  alt: 'A walker, a laden mule and a guide follow a snow track towards the sunlit ridges and blue shadows of the Toubkal massif',
  caption: 'Below the Toubkal refuge, nine in the morning, late February',
  placeholder: '#a9b4c6',
  focalX: 52,
  focalY: 52,
});

export const ATLAS_VALLEY_SPRING = samplePicture('atlas-valley-spring', {
  id: 13,
  title: 'Almond blossom in the High Atlas',
  alt: 'Green stepped terraces with pink blossoming trees follow a stream up a valley',
  caption: 'Aït Bougmez in the second week of April',
  placeholder: '#9aa77c',
  focalX: 42,
  focalY: 46,
});

export const AIT_BENHADDOU = samplePicture('ait-benhaddou', {
  id: 14,
  title: 'Aït Benhaddou',
  alt: 'The stacked earth houses and corner towers of Aït Benhaddou climb their hill in warm evening light',
  caption: 'Aït Benhaddou from the Ounila ford, an hour before dusk',
  placeholder: '#c98b5a',
  focalX: 55,
  focalY: 60,
});

export const DADES_GORGE = samplePicture('dades-gorge', {
  id: 15,
  title: 'The hairpins of the Dadès',
  alt: 'A road folds back on itself again and again as it climbs between red stepped cliffs',
  caption: 'Tisdrine, upper Dadès: six bends and one van',
  placeholder: '#c98b5a',
  focalX: 51,
  focalY: 45,
});

export const DRAA_PALMS = samplePicture('draa-palms', {
  id: 16,
  title: 'The palm groves of the Draa',
  alt: 'A green ribbon of date palms winds between bare striped mountains',
  caption: 'The Draa below Agdz, bread ovens lit',
  placeholder: '#8d9262',
  focalX: 56,
  focalY: 52,
});

export const TIZI_N_TICHKA = samplePicture('tizi-n-tichka', {
  id: 17,
  title: 'Over the Tizi n’Tichka',
  alt: 'A cream-coloured coach follows the pass road towards hairpins lit by sun through storm cloud, with snow on the High Atlas behind',
  caption: 'Tizi n’Tichka, 2,260 m, after the rain',
  placeholder: '#c98b5a',
  focalX: 52,
  focalY: 44,
});

export const RIAD_COURTYARD = samplePicture('riad-courtyard', {
  id: 18,
  title: 'The court of the riad',
  alt: 'A riad courtyard with carved plaster arches, a star-tiled floor, a marble fountain strewn with rose petals and two orange trees, sunlight slanting in from the open sky',
  caption: 'Your first night: a riad behind a plain door in the Marrakech medina',
  placeholder: '#c9a77f',
  focalX: 50,
  focalY: 55,
});

export const MINT_TEA = samplePicture('mint-tea', {
  id: 19,
  title: 'Mint tea',
  alt: 'A hand pours mint tea in a long thin stream from a silver pot held high into a painted glass on a brass tray, beside a sugar loaf, a bowl of sugar and fresh mint',
  caption: 'The first glass goes back into the pot',
  placeholder: '#c98b5a',
  focalX: 50,
  focalY: 48,
});

export const TAGINE_TABLE = samplePicture('tagine-table', {
  id: 20,
  title: 'Lunch from one dish',
  alt: 'A mosaic table seen from above',
  caption: 'Lunch in the Ourika valley: one dish, no plates, use your bread',
  placeholder: '#c98b5a',
  focalX: 50,
  focalY: 50,
});

export const SPICE_CONES = samplePicture('spice-cones', {
  id: 21,
  title: 'Spices by the cone',
  alt: 'Three rows of tall spice cones in brass bowls, saffron, paprika, cumin and indigo blue, with wooden scoops, sacks of dried rosebuds in front and sunlight slanting across',
  caption: 'Rahba Kedima, Marrakech: ask for ras el hanout and wait',
  placeholder: '#c98b5a',
  focalX: 46,
  focalY: 53,
});

export const MARRAKECH_SOUK = samplePicture('marrakech-souk', {
  id: 22,
  title: 'The lantern souk',
  alt: 'A covered souk alley hung with brass lanterns',
  caption: 'Souk Haddadine, Marrakech: follow the hammering',
  placeholder: '#c98b5a',
  focalX: 51,
  focalY: 56,
});

export const JEMAA_EL_FNA_NIGHT = samplePicture('jemaa-el-fna-night', {
  id: 23,
  title: 'Jemaa el-Fna after dark',
  alt: 'Night on Jemaa el-Fna',
  caption: 'Jemaa el-Fna, Marrakech: the smoke goes up at seven',
  placeholder: '#4a2f45',
  focalX: 44,
  focalY: 46,
});

export const FES_ROOFTOPS = samplePicture('fes-rooftops', {
  id: 24,
  title: 'The roofs of Fes',
  alt: 'Dusk over the flat roofs of the Fes medina',
  caption: 'Fes el-Bali, ten minutes after the call',
  placeholder: '#7a5566',
  focalX: 44,
  focalY: 50,
});

export const CARPET_WEAVER = samplePicture('carpet-weaver', {
  id: 25,
  title: 'At the loom',
  alt: 'A woman in a blue dress and saffron scarf, seen from behind, knots a bold red Berber carpet on an upright loom in window light, with baskets of dyed wool and a cat beside her',
  caption: 'Taznakht: a carpet this size takes two women four months',
  placeholder: '#c98b5a',
  focalX: 60,
  focalY: 50,
});

export const GUIDE_PORTRAIT = samplePicture('guide-portrait', {
  id: 26,
  title: 'A desert guide',
  alt: 'Portrait of an older desert guide with a short grey-flecked beard, an indigo turban and a sand-coloured robe, calm in warm side light with soft dunes behind him',
  caption: 'Our guide at Erg Chigaga, who learned the wells from his father',
  placeholder: '#c98b5a',
  focalX: 50,
  focalY: 45,
});
