import type { SharedContent } from '../content/types.ts';
import type { PageView } from './types.ts';

/** What a part of pages knows of the content, under the part's name. */
export interface PartData<Data> {
  name: string;
  /** Takes the part's own from what is read for all pages, once for each view. */
  load(shared: SharedContent): Data;
  /** What was loaded for a view. Throws when nothing was: the site is without the part. */
  of(view: Pick<PageView, 'parts'>): Data;
}

/** Declares what a part loads, and how it and the widgets that lean on it read that from a view. */
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
