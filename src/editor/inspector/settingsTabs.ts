import type { ClientField } from 'payload';
import { SETTING_TABS, type SettingTab } from '../../shared/layouts/kind.ts';
import { msg, t } from '../../shared/studioWords/t.ts';

/** A tab of a kind's settings. */
export interface SettingsTab {
  name: SettingTab;
  label: string;
  fields: ClientField[];
  /** Index path of the tab's fields, as Payload counts fields without a name. */
  indexPath: string;
  schemaSuffix: string;
}

/** Labels of the tabs as they are declared; the form has them in the studio's language. */
const LABELS: Record<SettingTab, string> = {
  content: msg('Content'),
  style: msg('Style'),
  advanced: msg('Advanced'),
};

/** The tabs of a kind's form; a single one where the kind has none. */
export function settingsTabs(fields: readonly ClientField[]): SettingsTab[] {
  const index = fields.findIndex((field) => field.type === 'tabs');
  const tabs = fields[index];
  if (tabs?.type !== 'tabs') {
    return [{ name: 'content', label: t('Content'), fields: [...fields], indexPath: '', schemaSuffix: '' }];
  }
  return tabs.tabs.map((tab, at) => {
    const label = typeof tab.label === 'string' ? tab.label : t('Content');
    return {
      name: SETTING_TABS.find((name) => t(LABELS[name]) === label) ?? 'content',
      label,
      fields: tab.fields,
      indexPath: `${index}-${at}`,
      schemaSuffix: `_index-${index}-${at}`,
    };
  });
}
