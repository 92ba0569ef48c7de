import { t, tCount } from '../../shared/studioWords/t.ts';
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
  if (id === undefined) return t('Not begun');
  const state = isPublished ? (hasDraft ? t('Published, with a newer draft') : t('Published')) : t('Draft');
  const told = [
    stale > 0 && tCount('1 text stale', '{count} texts stale', stale),
    missing > 0 && tCount('1 text missing', '{count} texts missing', missing),
    machine > 0 && tCount('1 text by machine', '{count} texts by machine', machine),
  ];
  return [state, ...told.filter(Boolean)].join(t(', '));
}
