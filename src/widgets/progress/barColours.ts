/** Theme colours for bars: all with enough contrast on paper and on ink. */
export const BAR_COLOURS = { accent: 'Accent', brand: 'Brand', saffron: 'Saffron' };
