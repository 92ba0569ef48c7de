import type { TranslationLocale } from './languages.ts';

/** A language of a document, for the panel on its page. */
export interface LanguageState {
  locale: TranslationLocale;
  /** The row of its translation; absent when it was not started. */
  id?: number;
  isPublished: boolean;
  /** Whether something newer than what is published is saved. */
  hasDraft: boolean;
  missing: number;
  stale: number;
  /** Texts that a machine made and nobody has looked at. */
  machine: number;
}

/** State of a document in a language, in words: `Published, 2 texts stale`. */
export function describeState({ hasDraft, id, isPublished, machine, missing, stale }: LanguageState): string {
  if (id === undefined) return 'Not begun';
  const state = isPublished ? (hasDraft ? 'Published, with a newer draft' : 'Published') : 'Draft';
  const texts = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);
  const told = [
    [stale, 'stale'],
    [missing, 'missing'],
    [machine, 'by machine'],
  ] as const;
  return [state, ...told.flatMap(([count, what]) => (count > 0 ? [`${texts(count)} ${what}`] : []))].join(', ');
}
