/** A part of a diff: in both texts, only in the later, or only in the earlier. */
export interface WordsPart {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** Above this many comparisons the texts are shown one after the other: nobody reads that many small differences. */
const MAX_COMPARISONS = 400_000;

/**
 * Word diff of two texts, removed words before added ones. The parts that are not added make up the earlier text, those
 * that are not removed the later one.
 */
export function diffWords(before: string, after: string): WordsPart[] {
  const [then, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < then.length && start < now.length && then[start] === now[start]) start += 1;
  let end = 0;
  const shorter = Math.min(then.length, now.length) - start;
  while (end < shorter && then.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = alignWords(then.slice(start, then.length - end), now.slice(start, now.length - end));
  const same = (words: string[]): WordsPart => ({ text: words.join(''), change: 'same' });
  return joinParts([same(then.slice(0, start)), ...middle, same(then.slice(then.length - end))]);
}

/** Splits into words and the gaps between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter(Boolean);
}

function alignWords(then: readonly string[], now: readonly string[]): WordsPart[] {
  if (then.length * now.length > MAX_COMPARISONS) {
    return [
      { text: then.join(''), change: 'removed' },
      { text: now.join(''), change: 'added' },
    ];
  }
  const lengths = commonLengths(then, now);
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const parts: WordsPart[] = [];
  let [i, j] = [0, 0];
  while (i < then.length || j < now.length) {
    const [was, is] = [then[i], now[j]];
    if (was !== undefined && was === is) {
      parts.push({ text: was, change: 'same' });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      parts.push({ text: was, change: 'removed' });
      i += 1;
    } else {
      parts.push({ text: is ?? '', change: 'added' });
      j += 1;
    }
  }
  return parts;
}

/** Longest common subsequence lengths of the suffixes of both texts (dynamic programming table). */
function commonLengths(then: readonly string[], now: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: then.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = then.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    for (let j = now.length - 1; row && below && j >= 0; j -= 1) {
      row[j] = then[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Joins adjacent parts of one kind, and changes separated only by a gap, so that they read as phrases. */
function joinParts(parts: readonly WordsPart[]): WordsPart[] {
  const joined: WordsPart[] = [];
  let [removed, added, same] = ['', '', ''];
  const finish = () => {
    joined.push({ text: removed, change: 'removed' }, { text: added, change: 'added' }, { text: same, change: 'same' });
    [removed, added, same] = ['', '', ''];
  };
  for (const { change, text } of parts) {
    if (change === 'same') {
      same += text;
      continue;
    }
    if (same.trim() || (!removed && !added)) finish();
    removed += same + (change === 'removed' ? text : '');
    added += same + (change === 'added' ? text : '');
    same = '';
  }
  finish();
  return joined.filter(({ text }) => text);
}
