import type { SharedContent } from '../content/types.ts';
import type { PageView } from './types.ts';

/** A part's data from the shared content. */
export interface PartData<Data> {
  name: string;
  /** Selects the part's data from the content shared by all pages, once for each view. */
  load(shared: SharedContent): Data;
  /** The loaded data in a view. Throws when there is none: the site is without the part. */
  of(view: Pick<PageView, 'parts'>): Data;
}

/** Defines what data a part loads, and how the part and its widgets read it from a view. */
export function definePartData<Data>(name: string, load: (shared: SharedContent) => Data): PartData<Data> {
  return {
    name,
    load,
    of({ parts }) {
      if (Object.hasOwn(parts, name)) return parts[name] as Data;
      throw new Error(
        `The view has no data of the part “${name}”. Add the part to the site, or leave out what needs it.`,
      );
    },
  };
}
