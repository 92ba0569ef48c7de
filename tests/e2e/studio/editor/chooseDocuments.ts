/** A document with its stored layout. */
interface Laid {
  layout: unknown;
}

/**
 * Chooses as few documents as have every kind of block in each slot in which any of them has it, or at the top level. A document without blocks
 * counts as a case of its own.
 */
export function chooseDocuments<Document extends Laid>(documents: readonly Document[]): Document[] {
  const left = new Map(documents.map((document) => [document, placesIn(document.layout)]));
  const known = new Set<string>();
  const chosen: Document[] = [];
  const newIn = (places: ReadonlySet<string>): number => [...places].filter((place) => !known.has(place)).length;
  for (;;) {
    const [best] = [...left].sort(([, one], [, other]) => newIn(other) - newIn(one));
    if (!best || newIn(best[1]) === 0) return documents.filter((document) => chosen.includes(document));
    const [document, places] = best;
    for (const place of places) known.add(place);
    left.delete(document);
    chosen.push(document);
  }
}

function placesIn(layout: unknown): Set<string> {
  const places = new Set<string>();
  walk(layout, '', places);
  return places.size ? places : new Set(['nothing']);
}

function walk(value: unknown, place: string, places: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) walk(each, place, places);
  else if (typeof value === 'object' && value !== null) {
    const { blockType } = value as { blockType?: unknown };
    if (typeof blockType === 'string') places.add(`${place}/${blockType}`);
    for (const [name, inside] of Object.entries(value))
      walk(inside, typeof blockType === 'string' ? `${blockType}.${name}` : place, places);
  }
}
