export type JsonLdValue = string | number | JsonLdNode | JsonLdValue[];

/** A thing of schema.org, or a reference to one by its `@id` alone. */
export interface JsonLdNode {
  [property: string]: JsonLdValue;
}

export interface JsonLdGraph extends JsonLdNode {
  '@context': 'https://schema.org';
  '@graph': JsonLdNode[];
}

/** Drops what is not set: undefined, empty text, empty lists. */
export function node(properties: Record<string, JsonLdValue | null | undefined>): JsonLdNode {
  const isSet = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => isSet(value))) as JsonLdNode;
}

/** A reference to a thing described elsewhere in the graph. */
export function ref(id: string): JsonLdNode {
  return { '@id': id };
}
