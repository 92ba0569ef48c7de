/** Colours of the theme that a bar may have: all that are seen on paper and on ink. */
export const BAR_COLOURS = { accent: 'Accent', brand: 'Brand', saffron: 'Saffron' };
