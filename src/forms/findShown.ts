import { type Condition, type FormField, type FormModel, type SentValue, type SentValues, TICKED } from './form.ts';

/**
 * Evaluates the fields' conditions: the names of the visible fields. A hidden field counts as empty for others, and is
 * neither required nor stored. Circular conditions are evaluated by the sent values.
 * @param values the fields' values, untrusted
 */
export function findShown({ fields }: FormModel, values: SentValues): Set<string> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const reached = reachOf(byName);
  const known = new Map<FormField, boolean>();

  const isShown = (field: FormField): boolean => {
    const found = known.get(field);
    if (found !== undefined) return found;
    const shown = meetsConditions(field, ({ field: name }) => {
      const other = byName.get(name);
      if (!other) return undefined;
      const isCircle = reached(other.name).has(field.name);
      return isCircle || isShown(other) ? sentFor(values, other.name) : undefined;
    });
    known.set(field, shown);
    return shown;
  };
  return new Set(fields.filter(isShown).map(({ name }) => name));
}

/** The fields on which a field's visibility depends, transitively. */
function reachOf(byName: ReadonlyMap<string, FormField>): (name: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const names = new Set<string>();
    const open = [name];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const { field } of byName.get(next)?.showIf ?? []) {
        if (names.has(field)) continue;
        names.add(field);
        open.push(field);
      }
    }
    known.set(name, names);
    return names;
  };
}

/** Whether a field's conditions are met by the other fields' values. */
function meetsConditions(
  { isAnyEnough, showIf }: FormField,
  valueFor: (condition: Condition) => SentValue | undefined,
): boolean {
  if (showIf.length === 0) return true;
  const isMet = (condition: Condition): boolean => compare(condition, toTexts(valueFor(condition)));
  return isAnyEnough ? showIf.some(isMet) : showIf.every(isMet);
}

/** Own properties only, never inherited ones. */
function sentFor(values: SentValues, name: string): SentValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A value as texts; none for an empty value. A ticked checkbox has one. */
export function toTexts(value: SentValue | undefined): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => {
    if (item === true) return [TICKED];
    if (typeof item === 'number') return [String(item)];
    if (typeof item === 'string') return item.trim() ? [item.trim()] : [];
    const name = typeof item === 'object' && item !== null ? (item as { name?: unknown }).name : undefined;
    return typeof name === 'string' && name ? [name] : [];
  });
}

function compare({ is, value }: Condition, texts: readonly string[]): boolean {
  const key = fold(value);
  switch (is) {
    case 'filled':
      return texts.length > 0;
    case 'empty':
      return texts.length === 0;
    case 'equals':
      return texts.some((text) => fold(text) === key);
    case 'not':
      return texts.every((text) => fold(text) !== key);
    case 'contains':
      return texts.some((text) => fold(text).includes(key));
    case 'over':
    case 'under':
      return texts.some((text) => isBeyond(text, is, value));
  }
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** Compares numbers numerically; dates and times as text, which sorts chronologically. */
function isBeyond(text: string, is: 'over' | 'under', limit: string): boolean {
  const [one, other] = [Number(text), Number(limit)];
  const areNumbers = limit.trim() !== '' && Number.isFinite(one) && Number.isFinite(other);
  if (areNumbers) return is === 'over' ? one > other : one < other;
  if (!/^\d[\d:-]+$/.test(text) || !/^\d[\d:-]+$/.test(limit)) return false;
  return is === 'over' ? text > limit : text < limit;
}
