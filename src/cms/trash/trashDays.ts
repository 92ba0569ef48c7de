/** Days after which what is in the trash is deleted for good. */
export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** Expiry of the trash: what was put into it before this moment is deleted now. */
export function trashEnd(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS);
}

/** Days that are left, rounded up, for something that was put into the trash. */
export function trashDaysLeft(deletedAt: string, now: Date): number {
  const left = new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.max(0, Math.ceil(left / DAY_MS));
}
