/** A destination of the demo's tours. */
export interface DemoDestination {
  slug: string;
  title: string;
  description: string;
  /** Slug of its parent, which must precede it in the list. */
  parent?: string;
}

export const demoDestinations: readonly DemoDestination[] = [
  {
    slug: 'sahara',
    title: 'The Sahara',
    description: 'Clay plains, palm groves and two seas of sand, from October to early May. In summer we stay away.',
  },
  {
    slug: 'erg-chebbi',
    title: 'Erg Chebbi',
    description: 'Dunes of 150 metres near Merzouga, 28 kilometres long. We camp on the quieter side.',
    parent: 'sahara',
  },
  {
    slug: 'erg-chigaga',
    title: 'Erg Chigaga',
    description: 'Forty kilometres of dunes beyond the end of the tarmac, three days on foot from M’hamid.',
    parent: 'sahara',
  },
  {
    slug: 'draa-valley',
    title: 'The Drâa valley',
    description: 'Palm groves from Agdz to M’hamid along a river that seldom arrives.',
    parent: 'sahara',
  },
  {
    slug: 'high-atlas',
    title: 'The High Atlas',
    description: 'Passes, walnut valleys and the highest peak of North Africa, an hour and a half from Marrakech.',
  },
  {
    slug: 'toubkal',
    title: 'Toubkal and Imlil',
    description: 'Mule paths below 4,167 metres of mountain. In winter it takes crampons, and somebody who knows them.',
    parent: 'high-atlas',
  },
  {
    slug: 'ounila-and-telouet',
    title: 'Telouet and the Ounila',
    description: 'The old caravan road over the Atlas: kasbahs, red cliffs, and fields the width of a tennis court.',
    parent: 'high-atlas',
  },
  {
    slug: 'dades-and-todra',
    title: 'Dadès and Todra',
    description: 'Two gorges and the palm groves below them, on the dry side of the mountains.',
    parent: 'high-atlas',
  },
  {
    slug: 'anti-atlas',
    title: 'The Anti-Atlas',
    description: 'Old, bare and warm in winter: granite, almonds and volcanic towers between the Atlas and the desert.',
  },
  {
    slug: 'jebel-saghro',
    title: 'Jebel Saghro',
    description: 'Winter country for walkers and for the herding families who come down from the snow.',
    parent: 'anti-atlas',
  },
  {
    slug: 'tafraoute',
    title: 'Tafraoute',
    description: 'Pink granite, and almond blossom in front of it for two weeks of the year.',
    parent: 'anti-atlas',
  },
  {
    slug: 'middle-atlas',
    title: 'The Middle Atlas',
    description: 'Cedars, lakes and macaques on a plateau south of Fes, with snow more winters than not.',
  },
  {
    slug: 'rif',
    title: 'The Rif',
    description: 'Green, wet and steep, behind the northern coast. On foot it is another country.',
  },
  {
    slug: 'chefchaouen',
    title: 'Chefchaouen',
    description: 'The blue town, at the two hours of the day when it is worth having.',
    parent: 'rif',
  },
  {
    slug: 'talassemtane',
    title: 'Talassemtane',
    description: 'Fir forest, village gîtes and the falls of Akchour, over the pass from Chefchaouen.',
    parent: 'rif',
  },
  {
    slug: 'tangier',
    title: 'Tangier and the Strait',
    description: 'White roofs, two seas, and Spain across the water.',
    parent: 'rif',
  },
  {
    slug: 'atlantic-coast',
    title: 'The Atlantic coast',
    description: 'Wind, fog and fish, and 23 degrees when Marrakech has 40.',
  },
  {
    slug: 'essaouira',
    title: 'Essaouira',
    description: 'Ramparts, blue boats and a trade wind that keeps no hats.',
    parent: 'atlantic-coast',
  },
  {
    slug: 'souss-massa',
    title: 'Souss-Massa',
    description: 'The lagoon south of Agadir, with flamingos and most of the wild bald ibises on earth.',
    parent: 'atlantic-coast',
  },
  {
    slug: 'sidi-ifni',
    title: 'Legzira and Sidi Ifni',
    description: 'One arch of two, and a Spanish town with rounded corners.',
    parent: 'atlantic-coast',
  },
  {
    slug: 'imperial-cities',
    title: 'The imperial cities',
    description: 'Fes, Meknes, Rabat and Marrakech, with their walls and their bread ovens.',
  },
  {
    slug: 'fes',
    title: 'Fes',
    description: 'Up is the gate and down is the river. The rest is nine thousand lanes.',
    parent: 'imperial-cities',
  },
  {
    slug: 'meknes-and-volubilis',
    title: 'Meknes and Volubilis',
    description: 'Olives, a Roman road, and what one sultan built with far too many bricks.',
    parent: 'imperial-cities',
  },
  {
    slug: 'casablanca-and-rabat',
    title: 'Casablanca and Rabat',
    description: 'White arcades, a calm capital, and storks.',
    parent: 'imperial-cities',
  },
  {
    slug: 'marrakech',
    title: 'Marrakech',
    description: 'Where our office is, and our cook, and the lane of the bread oven.',
    parent: 'imperial-cities',
  },
  {
    slug: 'agafay',
    title: 'Agafay',
    description: 'A desert of stones an hour from Marrakech, with the whole Atlas across the plain.',
    parent: 'marrakech',
  },
];

export const demoTourTypes: readonly { slug: string; title: string; description: string }[] = [
  { slug: 'desert', title: 'Desert', description: 'Nights on sand or stones, under canvas or under nothing.' },
  { slug: 'walking', title: 'Walking', description: 'On foot for a good part of each day, with mules for the bags.' },
  { slug: 'family', title: 'With children', description: 'Short stages, early suppers, and people who like children.' },
  {
    slug: 'kasbahs-and-culture',
    title: 'Kasbahs and culture',
    description: 'Houses of earth, and those who know how to mend them.',
  },
  { slug: 'cities', title: 'Cities', description: 'Medinas by somebody who was sent across them for bread.' },
  { slug: 'food', title: 'Food', description: 'Markets, ovens and long tables, planned by a cook.' },
  { slug: 'coast', title: 'Coast', description: 'Sea on the right hand side, and lunch out of it.' },
  { slug: 'winter', title: 'Winter', description: 'Snow, or the warm side of it.' },
  { slug: 'photography', title: 'Photography', description: 'Few people, early starts, and time to wait for light.' },
];
