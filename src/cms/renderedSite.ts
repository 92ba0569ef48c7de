import type { BasePayload } from 'payload';

/** A page as visitors get it, except that each block is marked with its id (`data-block-id`). */
export interface MarkedPage {
  /** Decoded. */
  path: string;
  html: string;
  siteName: string;
  /** Ids of the blocks of the header and the footer, by their template. */
  around: ReadonlyMap<string, { template: number; title: string }>;
  /** Ids of the blocks of the document's own layout. */
  own: ReadonlySet<string>;
}

/** Destination of a path of the site. */
export type Destination = 'file' | 'gone' | 'missing' | 'page' | { redirect: string };

/** A draft: form values, or without them what is stored. */
export interface RenderedDraft {
  collection: string;
  id: number;
  data?: object | undefined;
  /** Whose access applies. */
  user: unknown;
}

/** Port to the rendered site, for code that checks pages without depending on rendering. */
export interface RenderedSite {
  publicUrl: string;
  /** A document with the given values as visitors would see it; undefined where there is none. */
  draft(draft: RenderedDraft): Promise<MarkedPage | undefined>;
  /** The published page at a path; undefined where there is none. */
  page(path: string): Promise<MarkedPage | undefined>;
  /** @param path encoded, with its query */
  leadsTo(path: string): Promise<Destination>;
}

/** By the instance: several may run in one process, as in tests. */
const sites = new WeakMap<BasePayload, RenderedSite>();

/** Registers the rendered site of an instance. */
export function offerRenderedSite(payload: BasePayload, site: RenderedSite): void {
  sites.set(payload, site);
}

/** The rendered site of an instance; undefined where none is rendered, as in a command beside the server. */
export function renderedSiteOf(payload: BasePayload): RenderedSite | undefined {
  return sites.get(payload);
}
