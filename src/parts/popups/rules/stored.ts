import type { Timing, Triggers } from './timing.ts';

type Stored<Settings> = { [Name in keyof Settings]?: Settings[Name] | null | undefined };

/** A rule's or a trigger's fields as they are stored: a switch, and settings that stay when it is turned off. */
type Switched<Settings> = ({ enabled?: boolean | null | undefined } & Stored<Settings>) | null | undefined;

type StoredRules = { [Rule in keyof Timing]?: Switched<NonNullable<Timing[Rule]>> };

/** A popup's group `timing` as the studio stores it. */
export type StoredTiming = Omit<StoredRules, 'times'> & {
  /** A select has no empty value, so that `ever` stands for the spec's. */
  times?: Switched<{ times_count: boolean; times_period: string; times_times: number }>;
};

/** A popup's group `triggers` as the studio stores it. */
export type StoredTriggers = {
  [Name in Exclude<keyof Triggers, 'exit_intent'>]?: Switched<NonNullable<Triggers[Name]>>;
} & {
  exit_intent?: Switched<object>;
};
