/** The longest texts that the checkout takes, in characters. */
export const LENGTHS = { name: 120, phone: 40, country: 60, notes: 2000, code: 40 } as const;

/** What the page is told under when the form is shown again. */
export const CHECKOUT = 'checkout';

/** What the button does that sends the form. */
export const DEEDS = { place: 'place', promotion: 'promotion' } as const;
