import type { ReadKind } from '../kinds.ts';

/** Payload's `select`. */
interface Selected {
  [field: string]: true | Selected;
}

/** The fields of a card, as Payload's `select`; dots are groups. */
export function selectCard({ card }: Pick<ReadKind, 'card'>): Selected {
  const select: Selected = {};
  for (const field of ['title', 'path', '_status', ...card]) {
    const [last = field, ...groups] = field.split('.').reverse();
    let inside = select;
    for (const group of groups.reverse()) {
      const known = inside[group];
      const next: Selected = typeof known === 'object' ? known : {};
      inside[group] = next;
      inside = next;
    }
    inside[last] = true;
  }
  return select;
}
