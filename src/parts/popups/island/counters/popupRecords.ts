import { changeCounters, readCounters } from './popupCounters.ts';

/** Counts an impression of a popup now, and keeps the latest timestamps, at most `kept`. */
export function countImpression(id: number, kept: number): void {
  changeCounters(({ impressions }) => {
    const { count = 0, timestamps = [] } = impressions[id] ?? {};
    impressions[id] = { count: count + 1, timestamps: [...timestamps, Date.now()].slice(-kept) };
  });
}

/** Hides a popup from this visitor for ever ("do not show again"). */
export function hidePopup(id: number): void {
  changeCounters(({ hidden }) => hidden.includes(id) || hidden.push(id));
}

/** Whether the visitor chose "do not show again" for a popup. */
export function isHidden(id: number): boolean {
  return readCounters().hidden.includes(id);
}
