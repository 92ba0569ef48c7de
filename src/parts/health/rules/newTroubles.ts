import type { HealthLine } from './judgeHealth.ts';

/** When each check that is to be mended was told, as ISO dates, by its name. */
export type ReportedTroubles = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;

/**
 * Picks what is to be mended and was not told: a trouble is told once, and again after it was gone for a day. One that comes and goes, as
 * a disk at its limit, is told at most once a day.
 * @returns the new lines, and what is told from now on
 */
export function newTroubles(
  lines: readonly HealthLine[],
  told: ReportedTroubles,
  now: Date,
): { fresh: HealthLine[]; told: ReportedTroubles } {
  const bad = lines.filter(({ state }) => state === 'bad');
  const oldest = new Date(now.getTime() - DAY_MS).toISOString();
  const isBad = (name: string) => bad.some((line) => line.name === name);
  const kept = Object.entries(told).filter(([name, at]) => isBad(name) || at > oldest);
  const known = new Set(kept.map(([name]) => name));
  const fresh = bad.filter(({ name }) => !known.has(name));
  return { fresh, told: Object.fromEntries([...kept, ...fresh.map(({ name }) => [name, now.toISOString()])]) };
}
