import { devicePath, isDevicePath, labelOnDevice, NARROWER, ownOnDevice } from '../../shared/layouts/deviceValues.ts';
import type { Kind, KindSetting } from '../../shared/layouts/kind.ts';
import { SAVED_STYLE, styleValues } from '../../shared/layouts/savedStyle.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import type { EditedBlock } from '../model/types.ts';
import { changedFromDefault } from './changedFromDefault.ts';

/** Where a value comes from: the block, the block on a device, its saved style, or the design of its kind in the theme. */
export type StyleSource = 'own' | 'device' | 'saved' | 'design';

/** A value of a block's look, with its source. */
export interface ExplainedValue {
  /** Of the setting, or of its value on a device; `reset` takes it. */
  path: string;
  label: string;
  /** Undefined: as the widget and the theme draw it. */
  value: unknown;
  source: StyleSource;
  setting: KindSetting;
}

/** Settings of all blocks that do not change how they look. */
const NO_LOOK: ReadonlySet<string> = new Set([
  'advanced.htmlId',
  'advanced.classes',
  'advanced.keepsStructure',
  SAVED_STYLE,
]);

/**
 * The values of a block's look, in the order of its settings, each with its source; a value on a device follows its setting.
 * @param style values of the block's saved style; undefined without one
 */
export function explainStyle(block: EditedBlock, kind: Kind, style: object | undefined): ExplainedValue[] {
  const given = styleValues(style ?? {});
  const changed = new Set(
    (['style', 'advanced'] as const).flatMap((tab) => changedFromDefault(block, kind, tab)).map(({ path }) => path),
  );
  return kind.settings
    .filter(({ path, tab, type }) => tab !== 'content' && type !== 'array' && !isDevicePath(path) && !NO_LOOK.has(path))
    .flatMap((setting): ExplainedValue[] => {
      const { label, path } = setting;
      const value = valueAt(block, path);
      const own = NARROWER.filter((device) => ownOnDevice(block, path, device) !== undefined);
      const isOwn = changed.has(path) || own.length > 0;
      const onDevices = NARROWER.flatMap((device): ExplainedValue[] => {
        const at = devicePath(path, device);
        const on = { path: at, label: labelOnDevice(label, device), setting };
        if (own.includes(device)) return [{ ...on, value: valueAt(block, at), source: 'device' }];
        return !isOwn && given.has(at) ? [{ ...on, value: given.get(at), source: 'saved' }] : [];
      });
      // A setting of its own replaces the style's, on all devices (`withSavedStyle`).
      if (!isOwn && given.has(path))
        return [{ path, label, value: given.get(path), source: 'saved', setting }, ...onDevices];
      return [{ path, label, value, source: changed.has(path) ? 'own' : 'design', setting }, ...onDevices];
    });
}
