'use client';
import { RotateCcw } from 'lucide-react';
import type { Kind, KindSetting, LayoutBlock, SettingTab } from '../../shared/layouts/kind.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor } from '../EditorProvider.tsx';
import { changedFromDefault } from './changedFromDefault.ts';

interface ChangedSettingsProps {
  block: LayoutBlock & { id: string };
  kind: Kind;
  tab: SettingTab;
  readOnly: boolean;
}

/** A tab's settings that differ from their defaults, each with a reset button. */
export function ChangedSettings({ block, kind, readOnly, tab }: ChangedSettingsProps) {
  const editor = useEditor();
  const changed = changedFromDefault(block, kind, tab);
  if (changed.length === 0) return null;
  return (
    <ul aria-label={t('Differs from the default')} className="rihla-editor-settings__changed">
      {changed.map(({ label, path }: KindSetting) => (
        <li key={path}>
          {readOnly ? (
            <span>{label}</span>
          ) : (
            <button
              aria-label={t('Reset {label}', { label })}
              onClick={() => editor.reset(block.id, path)}
              title={t('Put “{label}” back to its default', { label })}
              type="button"
            >
              {label}
              <RotateCcw aria-hidden size={12} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
