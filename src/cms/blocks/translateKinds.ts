import type { Kind, KindSetting } from '../../shared/layouts/kind.ts';
import { translated } from '../../shared/studioWords/translated.ts';

/**
 * Makes the labels of kinds follow the language of whoever reads them.
 * @returns the same kinds
 */
export function translateKinds(kinds: readonly Kind[]): readonly Kind[] {
  for (const kind of kinds) {
    translated(kind, 'label', 'group');
    for (const label of kind.labels ?? []) translated(label, 'label');
    for (const slot of kind.slots) translated(slot, 'label');
    for (const setting of kind.settings) translateSetting(setting);
  }
  return kinds;
}

function translateSetting(setting: KindSetting): void {
  translated(setting, 'label');
  if (setting.onDevices) translated(setting.onDevices.options, ...Object.keys(setting.onDevices.options));
  for (const row of setting.rows ?? []) translateSetting(row);
}
