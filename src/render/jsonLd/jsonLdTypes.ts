export type JsonLdValue = string | number | JsonLdNode | JsonLdValue[];

/** A schema.org node, or a reference to one by its `@id` alone. */
export interface JsonLdNode {
  [property: string]: JsonLdValue;
}

export interface JsonLdGraph extends JsonLdNode {
  '@context': 'https://schema.org';
  '@graph': JsonLdNode[];
}

/** Drops empty properties: undefined, null, empty text, empty lists. */
export function node(properties: Record<string, JsonLdValue | null | undefined>): JsonLdNode {
  const isSet = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => isSet(value))) as JsonLdNode;
}

/** A reference to another node of the graph. */
export function ref(id: string): JsonLdNode {
  return { '@id': id };
}
