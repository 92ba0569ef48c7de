/** Something with labels of its own, such as a collection or a block. */
interface Labelled {
  slug: string;
  labels?: { plural?: unknown; singular?: unknown } | undefined;
}

/** The label of a collection or a block: of one, or of many; its slug where it has no plain text for it. */
export function labelOf({ labels, slug }: Labelled, form: 'plural' | 'singular' = 'singular'): string {
  const label = labels?.[form];
  return typeof label === 'string' ? label : slug;
}
