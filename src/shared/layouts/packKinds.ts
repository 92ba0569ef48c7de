import { type StudioLanguage, studioLanguage } from '../studioWords/t.ts';
import { isDevicePath, withDeviceSettings } from './deviceValues.ts';
import type { Kind, KindSetting } from './kind.ts';

/**
 * Kinds as sent to the browser: settings shared by many of them, such as those of Advanced, are included once; those of
 * values on devices follow from the others.
 */
export interface PackedKinds {
  settings: readonly KindSetting[];
  kinds: readonly PackedKind[];
}

/** A kind whose settings are indexes into the shared list. */
export type PackedKind = Omit<Kind, 'settings'> & { settings: readonly number[] };

const packedBefore = new WeakMap<readonly Kind[], Map<StudioLanguage, PackedKinds>>();

/** Packs a list of kinds, with their labels in the studio's language; the same list, which many layouts have, is packed once for each. */
export function packKinds(kinds: readonly Kind[]): PackedKinds {
  const language = studioLanguage();
  const ofKinds = packedBefore.get(kinds) ?? new Map<StudioLanguage, PackedKinds>();
  const packed = ofKinds.get(language) ?? pack(kinds);
  packedBefore.set(kinds, ofKinds.set(language, packed));
  return packed;
}

function pack(kinds: readonly Kind[]): PackedKinds {
  const found = new Map<string, { position: number; setting: KindSetting }>();
  const positionOf = (setting: KindSetting): number => {
    const words = JSON.stringify(setting);
    const known = found.get(words) ?? { position: found.size, setting };
    found.set(words, known);
    return known.position;
  };
  const packed = kinds.map((kind) => ({
    ...kind,
    settings: kind.settings.filter(({ path }) => !isDevicePath(path)).map(positionOf),
  }));
  return { settings: [...found.values()].map(({ setting }) => setting), kinds: packed };
}

/** Restores the packed kinds, in order. */
export function unpackKinds({ kinds, settings }: PackedKinds): Kind[] {
  const whole = settings.map(withDeviceSettings);
  return kinds.map((kind) => ({ ...kind, settings: kind.settings.flatMap((position) => whole[position] ?? []) }));
}
