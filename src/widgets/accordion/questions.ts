import { type JsonLdNode, node } from '../../render/jsonLd/jsonLdTypes.ts';
import type { Traits } from '../../render/traits.ts';
import { wordsOf } from '../../render/wordsOf.ts';
import type { PlacedItem } from './items.ts';

/** FAQ structured data (schema.org) of the items; an item without an answer is left out. */
export function questionNodes(items: readonly PlacedItem[], widgets: Traits): JsonLdNode[] {
  return items.flatMap(({ blocks, title }) => {
    const text = wordsOf(blocks, widgets).trim();
    return text ? [node({ '@type': 'Question', name: title, acceptedAnswer: node({ '@type': 'Answer', text }) })] : [];
  });
}
