import type { Payload, PayloadRequest } from 'payload';

/** A page of the studio that a part adds, as the search over the studio finds it. */
export interface StudioScreen {
  label: string;
  /** Its address below `/admin`, such as `/trash`. */
  path: string;
  /** Synonyms, for search. */
  words?: string;
  /** Name of the parameter in its address that takes what was typed: the page searches by itself. */
  searches?: string;
  /** What it lists of the whole site: the form of one leads back to it. */
  overviewOf?: 'translations';
  /** Permission for the page. */
  may: (req: Pick<PayloadRequest, 'user'>) => boolean;
}

/** Pages of the studio, stored in the configuration's `custom` for code that has only the Payload instance. */
export interface ScreenFacts {
  screens: readonly StudioScreen[];
}

/** The pages that parts add to the studio. */
export function screensOf({ config }: Pick<Payload, 'config'>): readonly StudioScreen[] {
  return (config.custom as Partial<ScreenFacts>).screens ?? [];
}
