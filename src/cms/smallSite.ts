import type { BasePayload } from 'payload';

/** Ids of documents that are overwritten; of an absent page, one is made where there is none. */
export interface PagesInPlace {
  front?: number;
  /** Of the shop. */
  terms?: number;
  /** Menus of the demo that stay in a header or footer: they get the entries of this site. */
  menus?: readonly number[];
}

/** Creates the few pages that every operator needs. */
export type MakeSmallSite = (inPlace?: PagesInPlace) => Promise<void>;

/** By the instance: several may run in one process, as in tests. */
const makers = new WeakMap<BasePayload, MakeSmallSite>();

/** Registers the function that creates the few pages that every operator needs, for code that may not import it. */
export function offerSmallSite(payload: BasePayload, make: MakeSmallSite): void {
  makers.set(payload, make);
}

/** The function that creates missing pages that every operator needs; undefined where none is registered, as in a command beside the server. */
export function smallSiteOf(payload: BasePayload): MakeSmallSite | undefined {
  return makers.get(payload);
}
