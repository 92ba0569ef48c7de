import type { BasePayload } from 'payload';

/** @param front id of a page that becomes the front page; absent: one is made where there is none */
type MakeSmallSite = (front?: number) => Promise<void>;

/** By the instance: several may run in one process, as in tests. */
const makers = new WeakMap<BasePayload, MakeSmallSite>();

/** Registers what gives a site the few pages that every operator needs, for code below the demo's. */
export function offerSmallSite(payload: BasePayload, make: MakeSmallSite): void {
  makers.set(payload, make);
}

/** Makes what is missing of the pages that every operator needs; undefined where nothing can, as in a command beside the server. */
export function smallSiteOf(payload: BasePayload): MakeSmallSite | undefined {
  return makers.get(payload);
}
