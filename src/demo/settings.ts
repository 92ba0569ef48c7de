/** Identity of the demo operator. */
export const demoSite = {
  name: 'Khettara',
  tagline: 'From snow to sand',
  description:
    'Small-group journeys in Morocco, from the snow of the High Atlas to the dunes, with people who grew up on the road.',
  email: 'hello@khettara.example',
  telephone: '+212 524 000 142',
  address: { street: '14 Derb el Ferrane, Medina', locality: 'Marrakech', country: 'MA' },
  timezone: 'Africa/Casablanca',
  showToTop: true,
  showProgress: 'articles',
  dockSide: 'right',
} as const;

/** The table of contents is open in its sidebar, and starts collapsed on phones and tablets. */
export const demoToc = {
  levels: ['2', '3'] as ('2' | '3')[],
  maxDepth: 2,
  visibleLinks: 14,
  visibility_hide_by_default: true,
  visibility_hide_by_device: ['mobile', 'tablet'] as ('mobile' | 'tablet')[],
} as const;

/** Captions are worth repeating in the lightbox. */
export const demoLightbox = { lightbox_title_src: 'title', lightbox_description_src: 'caption' } as const;

/** Mail settings. */
export const demoMail = {
  replyPromise: 'One of us answers within one working day, from our office in Marrakech.',
  signature: 'With kind regards from Marrakech',
} as const;

export const demoCategories = [
  {
    slug: 'journeys',
    title: 'Journeys',
    description: 'Five of our journeys told at length, each by somebody who grew up on the road.',
  },
  {
    slug: 'practical',
    title: 'Practical',
    description: 'When to come, what to bring, and what to expect of the weather and the roads.',
  },
  {
    slug: 'field-notes',
    title: 'Field notes',
    description: 'What we have learned about the places we travel through.',
  },
  {
    slug: 'food-and-people',
    title: 'Food and people',
    description: 'Who feeds us, who dug the wells, and what there is for supper.',
  },
] as const;

export const demoTags = [
  'desert',
  'high-atlas',
  'rif',
  'coast',
  'walking',
  'camels',
  'kasbahs',
  'food',
  'families',
  'winter',
  'spring',
  'summer',
  'autumn',
  'water',
  'medinas',
] as const;
