import type { Timing, Triggers } from './timing.ts';

type Stored<Settings> = { [Name in keyof Settings]?: Settings[Name] | null | undefined };

/** Stored fields of a rule or trigger: a switch, and settings that are kept when it is off. */
type Switched<Settings> = ({ enabled?: boolean | null | undefined } & Stored<Settings>) | null | undefined;

type StoredRules = { [Rule in keyof Timing]?: Switched<NonNullable<Timing[Rule]>> };

/** A popup's group `timing` as stored. */
export type StoredTiming = Omit<StoredRules, 'times'> & {
  /** Select fields have no empty value: `ever` is the spec's empty one. */
  times?: Switched<{ times_count: boolean; times_period: string; times_times: number }>;
};

/** A popup's group `triggers` as stored. */
export type StoredTriggers = {
  [Name in Exclude<keyof Triggers, 'exit_intent'>]?: Switched<NonNullable<Triggers[Name]>>;
} & {
  exit_intent?: Switched<object>;
};
