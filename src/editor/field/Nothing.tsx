'use client';

/** Where Payload wants a component and there is nothing to show: of a layout in lists, of a slot among the settings of its block. */
export function Nothing() {
  return null;
}
