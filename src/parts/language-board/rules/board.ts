import type { LanguageState } from '../../../cms/translations/languageState.ts';
import type { TranslationLocale } from '../../../cms/translations/languages.ts';
import { msg } from '../../../shared/studioWords/t.ts';

/** A document of the board. */
export interface BoardRow {
  /** Its name, such as `pages:7`. */
  of: string;
  title: string;
  /** Slug of its collection, or `settings`. */
  kind: string;
  /** Label of its collection. */
  kindLabel: string;
  /** Its path in the studio; empty for translators, who do not open it. */
  href: string;
  /** Whether visitors see it in the language of the site. */
  isPublished: boolean;
  states: LanguageState[];
}

/** Documents and languages. */
export interface Board {
  languages: TranslationLocale[];
  rows: BoardRow[];
  /** Whether there are more documents than the board reads. */
  isCut: boolean;
  /** Whether the reader is a translator, who opens translations alone. */
  isTranslator?: boolean;
  /** Name of the machine translation, where one is set up. */
  machine?: string;
}

/** States that the board is filtered by. A translation can be in several. */
export const BOARD_STATES = {
  published: msg('Published'),
  draft: msg('Draft'),
  stale: msg('Stale'),
  incomplete: msg('Incomplete'),
  machine: msg('Machine-made'),
  missing: msg('Not begun'),
} as const;

export type BoardState = keyof typeof BOARD_STATES;

/** The states of a translation. */
export function boardStates({ hasDraft, id, isPublished, machine, missing, stale }: LanguageState): BoardState[] {
  if (id === undefined) return ['missing'];
  const held: [BoardState, boolean][] = [
    ['published', isPublished],
    ['draft', hasDraft || !isPublished],
    ['stale', stale > 0],
    ['incomplete', missing > 0],
    ['machine', machine > 0],
  ];
  return held.flatMap(([state, isHeld]) => (isHeld ? [state] : []));
}

/** What the board shows; an empty choice is any. */
export interface BoardFilter {
  kind: string;
  locale: string;
  state: BoardState | '';
  words: string;
}

/** The rows that a filter leaves: those where one language of those chosen is in the state. */
export function filterRows(rows: readonly BoardRow[], { kind, locale, state, words }: BoardFilter): BoardRow[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!kind || row.kind === kind) &&
      (!wanted || row.title.toLowerCase().includes(wanted)) &&
      (!state || row.states.some((each) => (!locale || each.locale === locale) && boardStates(each).includes(state))),
  );
}

/** How many translations of a language are in each state. */
export function countStates(rows: readonly BoardRow[], locale: string): Record<BoardState, number> {
  const counts = { published: 0, draft: 0, stale: 0, incomplete: 0, machine: 0, missing: 0 };
  for (const { states } of rows) {
    const own = states.find((each) => each.locale === locale);
    for (const state of own ? boardStates(own) : []) counts[state] += 1;
  }
  return counts;
}
