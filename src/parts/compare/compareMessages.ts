import type { Translate } from '../../shared/messages/index.ts';
import { MAX_COMPARED } from './rules/choice.ts';

/** Texts for the comparison's script. */
export interface CompareWords {
  title: string;
  close: string;
  show: string;
  clear: string;
  empty: string;
  one: string;
  /** With `{title}`. */
  remove: string;
  /** With `{title}` and `{count}`. */
  added: string;
  /** With `{title}`. */
  removed: string;
  full: string;
}

/** Those texts in the visitor's language. */
export function compareMessages(t: Translate): CompareWords {
  return {
    title: t('compare.panel'),
    close: t('panel.close'),
    show: t('compare.show'),
    clear: t('compare.clear'),
    empty: t('compare.panelEmpty'),
    one: t('compare.panelOne'),
    remove: t('compare.remove', { title: '{title}' }),
    added: t('compare.added', { title: '{title}', count: '{count}' }),
    removed: t('compare.removed', { title: '{title}' }),
    full: t('compare.full', { count: MAX_COMPARED }),
  };
}
