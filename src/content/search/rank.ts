import type { Hit } from './hit.ts';
import type { ScoreRooms } from './scoreRooms.ts';
import { ABOUT } from './scoreWords.ts';

/** Layout of a sort key: slot number, score resolution, highest bit for documents ranked first. Their product stays below 2⁵³. */
const MAX_SLOTS = 2 ** 24;
const SCORE_STEPS = 1_000;
const FIRST_STEPS = 2 ** 28;

/**
 * Documents with at least that many of the words, best first, on equal scores the latest added first.
 * @param first kinds whose documents come before all others, where each word is also outside of their running text
 */
export function rank(
  scores: readonly Float64Array[],
  least: number,
  { first, rooms, slots }: { first: ReadonlySet<string>; rooms: ScoreRooms; slots: readonly (Hit | undefined)[] },
): Hit[] {
  const keys = rooms.take(slots.length);
  let length = 0;
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (!slots[slot]) continue;
    let sum = 0;
    let count = 0;
    let about = 0;
    for (let word = 0; word < scores.length; word += 1) {
      const value = scores[word]?.[slot] as number;
      if (value > 0) count += 1;
      const words = Math.floor(value / ABOUT);
      if (words > 0) about += 1;
      sum += value - words * ABOUT;
    }
    if (count < least) continue;
    const isFirst = about === count && first.has(slots[slot]?.collection ?? '');
    // Packed into one number, which sorts ten times as fast as comparing several fields.
    keys[length] =
      ((isFirst ? FIRST_STEPS : 0) + Math.min(Math.round(sum * SCORE_STEPS), FIRST_STEPS - 1)) * MAX_SLOTS + slot;
    length += 1;
  }
  return Array.from(keys.subarray(0, length).sort().reverse(), (key) => slots[key % MAX_SLOTS] as Hit);
}
