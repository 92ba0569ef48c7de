import type { Kind, KindSetting } from '../../../shared/layouts/kind.ts';
import { joinList } from '../../../shared/studioWords/joinList.ts';

/** Kind of text that a field takes. */
export interface TextSetting {
  /** Name of the text: `Heading, Small line above`, `Icon list, Entries 2, Text`. */
  label: string;
  isMultiline: boolean;
  /** Whether it has formats, lists and links. */
  isRich: boolean;
  /** Most characters of its stored value. */
  maxLength: number | undefined;
}

/** Types of the fields that are texts. */
const TEXTS = new Set(['richText', 'text', 'textarea']);

/** The setting of a text that can be typed on the page; undefined for other fields. */
export function textSetting(kind: Kind, path: string): TextSetting | undefined {
  const { row, setting } = findSetting(kind.settings, path);
  if (!setting || setting.hasMany || setting.options || !TEXTS.has(setting.type)) return undefined;
  return {
    label: joinList([kind.label, ...(row ? [`${row.label} ${row.number}`] : []), setting.label]),
    isMultiline: setting.type !== 'text',
    isRich: setting.type === 'richText',
    maxLength: setting.maxLength,
  };
}

interface FoundSetting {
  setting: KindSetting | undefined;
  row?: { label: string; number: number };
}

function findSetting(settings: readonly KindSetting[], path: string): FoundSetting {
  const exact = settings.find((setting) => setting.path === path);
  if (exact) return { setting: exact };
  for (const list of settings) {
    const [, number, rest] = path.startsWith(`${list.path}.`)
      ? (/^(\d+)\.(.+)$/.exec(path.slice(list.path.length + 1)) ?? [])
      : [];
    if (!list.rows || !rest) continue;
    const found = findSetting(list.rows, rest);
    return { ...found, row: found.row ?? { label: list.label, number: Number(number) + 1 } };
  }
  return { setting: undefined };
}
