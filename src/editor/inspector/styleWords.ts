import { sayValue } from '../../shared/layouts/sayValue.ts';
import { t } from '../../shared/studioWords/t.ts';
import { humanize } from '../../shared/text/humanize.ts';
import type { ExplainedValue } from './explainStyle.ts';

/** A value of a block's look in words: the label of a choice, “as designed” for none. */
export function wordsOfValue({ setting, value }: Pick<ExplainedValue, 'setting' | 'value'>): string {
  const { onDevices, options } = setting;
  if (typeof value === 'string' && (onDevices || options)) return onDevices?.options[value] ?? humanize(value);
  return sayValue(value, setting) || t('as designed');
}
