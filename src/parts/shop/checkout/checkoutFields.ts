/** Maximum text lengths at the checkout, in characters. */
export const LENGTHS = { name: 120, phone: 40, country: 60, notes: 2000, code: 40 } as const;

/** Part name under which the form is shown again. */
export const CHECKOUT = 'checkout';

/** Values of the form's submit buttons. */
export const DEEDS = { place: 'place', promotion: 'promotion' } as const;
