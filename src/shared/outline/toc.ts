import { DEVICES, type Device } from '../style.ts';
import type { AnchoredHeading } from './headings.ts';

export const NUMBERINGS = ['none', 'decimal', 'alpha', 'roman', 'arabic-indic'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** Settings of a table of contents. */
export type TocSettings = {
  /** Listed heading levels. */
  levels: readonly number[];
  /** Excluded headings, one per line: the whole text, with `*` for any letters; case-insensitive. */
  exclude: string;
  /** Maximum nesting depth, from 1; 0 for no limit. */
  maxDepth: number;
  numbering: Numbering;
  /** Minimum number of headings for a table. */
  minHeadings: number;
  /** Links shown before "more links"; 0 for all. */
  visibleLinks: number;
  /** Spec name: `visibility_hide_by_default`. */
  hideByDefault: boolean;
  /** Spec name: `visibility_hide_by_device`; where `hideByDefault` applies. The spec's value 1 is `'all'`. */
  hideByDevice: 'all' | readonly Device[];
  smoothScroll: boolean;
  /** CSS pixels kept free above the target of a jump; only counts above the spec's 30. */
  scrollOffset: number;
};

/** Visibility and offset are the spec's; the spec does not define the rest. */
export const DEFAULT_TOC_SETTINGS: TocSettings = {
  levels: [2, 3, 4],
  exclude: '',
  maxDepth: 0,
  numbering: 'none',
  minHeadings: 2,
  visibleLinks: 0,
  hideByDefault: true,
  hideByDevice: 'all',
  smoothScroll: true,
  scrollOffset: 30,
};

/** One entry: `number` such as `2.1`, or empty without numbering. */
export type TocEntry = { id: string; text: string; level: number; number: string; children: TocEntry[] };

type Choice = Pick<TocSettings, 'levels' | 'exclude' | 'maxDepth' | 'numbering' | 'minHeadings'>;

/**
 * Builds the nested table of contents, in document order. A heading is nested under the nearest preceding heading of a
 * higher rank, however many levels lie between, so no empty level is ever created.
 */
export function buildToc(headings: readonly AnchoredHeading[], settings: Choice): TocEntry[] {
  const isExcluded = excluder(settings.exclude);
  const maxDepth = settings.maxDepth || Number.POSITIVE_INFINITY;
  const open: { entry: TocEntry; counters: number[] }[] = [];
  const roots: TocEntry[] = [];
  let count = 0;
  for (const { level, text, id } of headings) {
    if (!settings.levels.includes(level) || isExcluded(text)) continue;
    while (open.length > 0 && (open.at(-1)?.entry.level ?? 0) >= level) open.pop();
    if (open.length >= maxDepth) continue;
    const parent = open.at(-1);
    const siblings = parent?.entry.children ?? roots;
    const counters = [...(parent?.counters ?? []), siblings.length + 1];
    const entry = { id, text, level, number: formatNumber(counters, settings.numbering), children: [] };
    siblings.push(entry);
    open.push({ entry, counters });
    count++;
  }
  return count < settings.minHeadings ? [] : roots;
}

/** The devices on which the list is initially hidden. */
export function hiddenDevices({
  hideByDefault,
  hideByDevice,
}: Pick<TocSettings, 'hideByDefault' | 'hideByDevice'>): readonly Device[] {
  if (!hideByDefault) return [];
  return hideByDevice === 'all' ? DEVICES : hideByDevice;
}

/** Flattens the entries in document order. */
export function flattenToc(entries: readonly TocEntry[]): TocEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenToc(entry.children)]);
}

function excluder(lines: string): (text: string) => boolean {
  const patterns = lines
    .split('\n')
    .map(simplify)
    .filter((line) => line !== '');
  return (text) => patterns.some((pattern) => matchesPattern(simplify(text), pattern));
}

function simplify(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function matchesPattern(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}

function formatNumber(counters: readonly number[], numbering: Numbering): string {
  if (numbering === 'none') return '';
  return counters.map((count) => FORMATS[numbering](count)).join('.');
}

const FORMATS: Record<Exclude<Numbering, 'none'>, (count: number) => string> = {
  decimal: String,
  alpha: toLetters,
  roman: toRoman,
  'arabic-indic': (count) => String(count).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit),
};

function toLetters(count: number): string {
  const rest = count - 1;
  return (rest >= 26 ? toLetters(Math.floor(rest / 26)) : '') + String.fromCharCode(97 + (rest % 26));
}

function toRoman(count: number): string {
  const signs = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };
  let left = count;
  let roman = '';
  for (const [sign, value] of Object.entries(signs)) {
    for (; left >= value; left -= value) roman += sign;
  }
  return roman;
}
