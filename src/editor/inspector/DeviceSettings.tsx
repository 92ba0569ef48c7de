'use client';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import {
  devicePath,
  isDevicePath,
  labelOnDevice,
  NARROWER,
  type Narrower,
  ownOnDevice,
} from '../../shared/layouts/deviceValues.ts';
import type { Kind, KindSetting, SettingTab } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { t } from '../../shared/studioWords/t.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState } from '../EditorProvider.tsx';
import type { Device, EditedBlock } from '../model/types.ts';
import { DeviceSwitch } from '../toolbar/DeviceSwitch.tsx';
import { DEVICE_NAMES, pluralOf } from '../tree/hideOn.ts';

interface DeviceSettingsProps {
  block: EditedBlock;
  kind: Kind;
  tab: SettingTab;
  readOnly: boolean;
}

/**
 * The settings of a tab that may differ by device: the switch of the canvas's width, and on a tablet or phone the
 * block's values there, inherited or its own. Renders nothing where no setting may differ.
 */
export function DeviceSettings({ block, kind, readOnly, tab }: DeviceSettingsProps) {
  const device = useEditorState((state) => state.device);
  const title = useId();
  const settings = settingsOnDevices(block, kind, tab);
  if (settings.length === 0) return null;
  const narrower = narrowerOf(device);
  return (
    <section aria-labelledby={title} className="rihla-editor-settings__devices">
      <div>
        <h3 id={title}>{narrower ? t('On {devices}', { devices: pluralOf(device) }) : t('On all devices')}</h3>
        <DeviceSwitch isForSettings />
      </div>
      {narrower ? (
        <>
          {settings.map((setting) => (
            <DeviceChoice block={block} device={narrower} key={setting.path} readOnly={readOnly} setting={setting} />
          ))}
          <h3>{t('On all devices')}</h3>
        </>
      ) : (
        <p>{t('What is set here holds on tablets and phones too, unless it is set apart there.')}</p>
      )}
    </section>
  );
}

interface DeviceChoiceProps extends Pick<DeviceSettingsProps, 'block' | 'readOnly'> {
  device: Narrower;
  setting: KindSetting;
}

/** Values of a block on one device; the first choice is the inherited one. */
function DeviceChoice({ block, device, readOnly, setting }: DeviceChoiceProps) {
  const editor = useEditor();
  const id = useId();
  const path = devicePath(setting.path, device);
  const own = ownOnDevice(block, setting.path, device);
  const label = labelOnDevice(setting.label, device);
  return (
    <div className="rihla-editor-settings__device" data-own={own !== undefined || undefined}>
      <label htmlFor={id}>{setting.label}</label>
      <span>
        <select
          aria-label={label}
          disabled={readOnly}
          id={id}
          onChange={({ target }) => editor.change(block.id, { [path]: target.value || null })}
          value={own ?? ''}
        >
          <option value="">{inheritedWords(block, setting, device)}</option>
          {Object.entries(setting.onDevices?.options ?? {}).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        {own !== undefined && !readOnly && (
          <IconButton
            icon={RotateCcw}
            label={t('Reset {label}', { label })}
            onClick={() => editor.reset(block.id, path)}
          />
        )}
      </span>
    </div>
  );
}

/** The settings of a tab that may differ by device for a block with its present values. */
function settingsOnDevices(block: EditedBlock, { settings }: Kind, tab: SettingTab): KindSetting[] {
  return settings.filter(({ onDevices, path, tab: own }) => {
    if (!onDevices || own !== tab || isDevicePath(path)) return false;
    return Object.entries(onDevices.where ?? {}).every(([name, value]) => valueAt(block, name) === value);
  });
}

/** Inherited value of a block on a device: `From desktop: 5 · block`. */
function inheritedWords(block: EditedBlock, { onDevices, options, path }: KindSetting, device: Narrower): string {
  const labels = onDevices?.options ?? {};
  const tablet = device === 'mobile' ? ownOnDevice(block, path, 'tablet') : undefined;
  if (tablet !== undefined) return t('From tablet: {value}', { value: labels[tablet] ?? tablet });
  if (onDevices?.inherits) return onDevices.inherits;
  const value = valueAt(block, path);
  const isKnown = typeof value === 'string' && options?.includes(value);
  const words = isKnown ? labels[value] : undefined;
  return t('From desktop: {value}', { value: words ?? t('as designed') });
}

function narrowerOf(device: Device): Narrower | undefined {
  const stored = DEVICE_NAMES.find((each) => each.device === device)?.stored;
  return NARROWER.find((each) => each === stored);
}
