import { COUNTERS_VERSION } from './countersKey.ts';
import { MAX_TIMES } from './limits.ts';

/** Stored popup state of a visitor. */
export interface PopupCounters {
  /** Version of the format. */
  v: number;
  pageViews: number;
  sessions: number;
  /** By popup id; timestamps in epoch ms, oldest first. */
  impressions: Record<string, { count: number; timestamps: number[] }>;
  /** Popups dismissed with "do not show again". */
  hidden: number[];
}

/** Far above real use: a longer text, or more popups or timestamps, was manipulated. */
const MAX_TEXT = 500_000;
const MAX_POPUPS = 300;
const MAX_COUNT = 1e9;

/**
 * Parses the stored text. Missing, invalid or out-of-range values are dropped; undefined means that a newer version has written it. Never
 * throws.
 */
export function parseCounters(text: string | null): PopupCounters | undefined {
  const stored = parseObject(text);
  if (Number(stored.v) > COUNTERS_VERSION) return;
  // Integer keys come first, whatever the order in the text.
  const impressions = Object.entries(asObject(stored.impressions)).slice(0, MAX_POPUPS);
  return {
    v: COUNTERS_VERSION,
    pageViews: asCount(stored.pageViews),
    sessions: asCount(stored.sessions),
    impressions: Object.fromEntries(impressions.map(([id, value]) => [id, asImpressions(asObject(value))])),
    hidden: asIntegers(stored.hidden, MAX_POPUPS),
  };
}

function asImpressions({ count, timestamps }: Loose): { count: number; timestamps: number[] } {
  return { count: asCount(count), timestamps: asIntegers(timestamps, MAX_TIMES) };
}

type Loose = Record<string, unknown>;

function parseObject(text: string | null): Loose {
  try {
    return asObject(text && text.length < MAX_TEXT && JSON.parse(text));
  } catch {
    // Damaged: starts over.
    return {};
  }
}

function asObject(value: unknown): Loose {
  return value && typeof value === 'object' ? (value as Loose) : {};
}

function asCount(value: unknown): number {
  return Number.isInteger(value) ? Math.min(Math.max(value as number, 0), MAX_COUNT) : 0;
}

function asIntegers(value: unknown, most: number): number[] {
  return Array.isArray(value) ? value.filter(Number.isInteger).slice(-most) : [];
}
