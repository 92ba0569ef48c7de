/** What a collection declares to be among the samples of the theme: its first published document. */
export interface Sample {
  /** Title of the picture. */
  label: string;
  /** Narrows the documents, as a query of the REST API. */
  where?: string;
  /** Shown over the front page; otherwise at its own address. */
  isOver?: true;
}

/** The `admin.custom` of a collection whose first published document is a sample of the theme. */
export function sampledAs(sample: Sample): { sample: Sample } {
  return { sample };
}
