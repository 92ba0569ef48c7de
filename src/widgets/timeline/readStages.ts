import type { Media, TimelineBlock } from '../../cms/payload-types.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { isObject } from '../../shared/isObject.ts';

type Row = NonNullable<TimelineBlock['items']>[number];
type FactRow = NonNullable<Row['facts']>[number];

/** A non-empty fact of a stage. */
export interface Fact {
  /** Row of the field. */
  row: number;
  icon: string;
  name: string;
  value: string;
}

/** A non-empty stage. */
export interface Stage {
  /** The stored row, which identifies its heading. */
  source: Row;
  /** Row of the field. */
  row: number;
  label: string;
  title: string;
  text: string;
  icon: string;
  picture: Media | undefined;
  facts: Fact[];
}

/** The stages of a timeline in order, without empty ones. */
export function readStages({ items }: TimelineBlock): Stage[] {
  return rows<Row>(items).flatMap(({ row, value }) => {
    const stage = readStage(value, row);
    return stage.title || stage.text || stage.picture ? [stage] : [];
  });
}

function readStage(source: Row, row: number): Stage {
  const picture = populated<Media>(source.picture);
  return {
    source,
    row,
    label: words(source.label),
    title: words(source.title),
    text: words(source.text),
    icon: words(source.icon),
    picture: hasPicture(picture) ? picture : undefined,
    facts: rows<FactRow>(source.facts).flatMap(({ row: place, value: fact }) => {
      const value = words(fact.value);
      return value ? [{ row: place, icon: words(fact.icon), name: words(fact.name), value }] : [];
    }),
  };
}

function rows<T>(list: unknown): { row: number; value: T }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value, row) => (isObject(value) ? [{ row, value: value as T }] : []));
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
