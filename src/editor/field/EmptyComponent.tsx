'use client';

/** Empty component, where Payload requires one: for a layout in lists, for a slot in its block's settings. */
export function EmptyComponent() {
  return null;
}
