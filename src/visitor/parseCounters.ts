import { COUNTERS_VERSION } from './countersKey.ts';
import { MOST_TIMES } from './limits.ts';

/** What popups remember of a visitor. */
export interface PopupCounters {
  /** The version of this form. */
  v: number;
  pageViews: number;
  sessions: number;
  /** By the popup's id; moments in epoch ms, in the order they were counted. */
  impressions: Record<string, { count: number; timestamps: number[] }>;
  /** Popups of which the visitor said "do not show again". */
  hidden: number[];
}

/** Far above what visitors do: a longer text, more popups or moments come from somebody who plays with the storage. */
const MOST_TEXT = 500_000;
const MOST_POPUPS = 300;
const MOST_COUNT = 1e9;

/**
 * Reads the text that is kept. Whatever is missing, of a wrong type or out of bounds reads as nothing; undefined says that a
 * newer version has written it. Never throws.
 */
export function parseCounters(text: string | null): PopupCounters | undefined {
  const stored = parseObject(text);
  if (Number(stored.v) > COUNTERS_VERSION) return;
  // Ids come before other keys, whatever the order in the text.
  const impressions = Object.entries(asObject(stored.impressions)).slice(0, MOST_POPUPS);
  return {
    v: COUNTERS_VERSION,
    pageViews: asCount(stored.pageViews),
    sessions: asCount(stored.sessions),
    impressions: Object.fromEntries(impressions.map(([id, value]) => [id, asImpressions(asObject(value))])),
    hidden: asIntegers(stored.hidden, MOST_POPUPS),
  };
}

function asImpressions({ count, timestamps }: Loose): { count: number; timestamps: number[] } {
  return { count: asCount(count), timestamps: asIntegers(timestamps, MOST_TIMES) };
}

type Loose = Record<string, unknown>;

function parseObject(text: string | null): Loose {
  try {
    return asObject(text && text.length < MOST_TEXT && JSON.parse(text));
  } catch {
    // Broken by whoever wrote it: begin anew.
    return {};
  }
}

function asObject(value: unknown): Loose {
  return value && typeof value === 'object' ? (value as Loose) : {};
}

function asCount(value: unknown): number {
  return Number.isInteger(value) ? Math.min(Math.max(value as number, 0), MOST_COUNT) : 0;
}

function asIntegers(value: unknown, most: number): number[] {
  return Array.isArray(value) ? value.filter(Number.isInteger).slice(-most) : [];
}
