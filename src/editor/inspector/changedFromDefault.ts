import type { Kind, KindSetting, LayoutBlock, SettingTab } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';

/**
 * The settings of a block that differ from their defaults: those of look and behaviour. Content always differs, and
 * resetting it would only lose it.
 */
export function changedFromDefault(block: LayoutBlock, { settings }: Kind, tab: SettingTab): KindSetting[] {
  if (tab === 'content') return [];
  return settings.filter((setting) => setting.tab === tab && !isSame(valueAt(block, setting.path), setting.initial));
}

function isSame(value: unknown, initial: unknown): boolean {
  return JSON.stringify(emptyAsNull(value)) === JSON.stringify(emptyAsNull(initial));
}

function emptyAsNull(value: unknown): unknown {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}
