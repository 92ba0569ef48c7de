import type { Kind, KindSetting } from './kind.ts';

/** Kinds for the way to the browser: the settings that many of them share, such as those of Advanced, stand there once. */
export interface PackedKinds {
  settings: readonly KindSetting[];
  kinds: readonly PackedKind[];
}

/** A kind that names its settings by their position in the list of all. */
export type PackedKind = Omit<Kind, 'settings'> & { settings: readonly number[] };

export function packKinds(kinds: readonly Kind[]): PackedKinds {
  const found = new Map<string, { position: number; setting: KindSetting }>();
  const positionOf = (setting: KindSetting): number => {
    const words = JSON.stringify(setting);
    const known = found.get(words) ?? { position: found.size, setting };
    found.set(words, known);
    return known.position;
  };
  const packed = kinds.map((kind) => ({ ...kind, settings: kind.settings.map(positionOf) }));
  return { settings: [...found.values()].map(({ setting }) => setting), kinds: packed };
}

/** The kinds that were packed, in their order. */
export function unpackKinds({ kinds, settings }: PackedKinds): Kind[] {
  return kinds.map((kind) => ({ ...kind, settings: kind.settings.flatMap((position) => settings[position] ?? []) }));
}
