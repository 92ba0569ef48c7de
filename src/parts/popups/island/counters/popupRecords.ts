import { changeCounters, readCounters } from './popupCounters.ts';

/** Counts an impression of a popup now, and keeps the moments of the last ones, `kept` at most. */
export function countImpression(id: number, kept: number): void {
  changeCounters(({ impressions }) => {
    const { count = 0, timestamps = [] } = impressions[id] ?? {};
    impressions[id] = { count: count + 1, timestamps: [...timestamps, Date.now()].slice(-kept) };
  });
}

/** Never shows a popup again to this visitor. */
export function hidePopup(id: number): void {
  changeCounters(({ hidden }) => hidden.includes(id) || hidden.push(id));
}

/** Whether the visitor said of a popup "do not show again". */
export function isHidden(id: number): boolean {
  return readCounters().hidden.includes(id);
}
