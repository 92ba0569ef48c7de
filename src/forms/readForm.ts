import { isObject, type Values } from '../shared/isObject.ts';
import { slugify } from '../shared/slug.ts';
import {
  COMPARISONS,
  type Comparison,
  type Condition,
  FIELD_KINDS,
  FIELD_SLUG,
  type FieldKind,
  type FormField,
  type FormModel,
  type FormStep,
  type Option,
  STEP_SLUG,
  SUBMIT_SLUG,
  WIDTHS,
  type Width,
} from './form.ts';
import { UPLOAD_GROUPS, UPLOAD_TYPES } from './uploadTypes.ts';

/** Maximum number of fields; further ones are ignored, so that any stored layout is processed in limited time. */
export const MAX_FIELDS = 200;

/**
 * Maximum recursion depth: the maximum depth of blocks (decision 046), with a list, a row and a group between two of
 * them.
 */
const MAX_DEPTH = 400;

const MAX_OPTIONS = 300;
const MAX_CONDITIONS = 20;

/** Maximum length of a single-line and of a multi-line answer, in characters. */
const LINE_LENGTH = 500;
const TEXT_LENGTH = 5000;
const MAX_LENGTH = 20_000;

const MEGABYTE = 1024 * 1024;
const DEFAULT_MEGABYTES = 5;

/** Maximum file size and number of files of a field. */
export const MAX_MEGABYTES = 10;
export const MAX_FILES = 5;

/** Default accepted extensions of an upload field. */
const DEFAULT_ACCEPT = [...(UPLOAD_GROUPS.pdf ?? []), ...(UPLOAD_GROUPS.images ?? [])];

const KINDS: ReadonlySet<string> = new Set(FIELD_KINDS);

/**
 * Reads a form's fields and steps from its layout.
 * @param layout as stored, possibly malformed
 */
export function readForm(layout: unknown): FormModel {
  const model: FormModel = { fields: [], steps: [], hasSubmit: false };
  const names = new Set<string>();
  walk(layout, 0, undefined, (block, step) => {
    if (block.blockType === SUBMIT_SLUG) model.hasSubmit = true;
    if (block.blockType === STEP_SLUG) return addStep(model.steps, block);
    const kind = kindOf(block.blockType);
    if (kind && model.fields.length < MAX_FIELDS) model.fields.push(readField(kind, block, step, names));
    return step;
  });
  return model;
}

/** A nested step belongs to its outer step. */
function addStep(steps: FormStep[], block: Values): number {
  steps.push({ blockId: text(block.id), title: text(block.title), source: block });
  return steps.length - 1;
}

/**
 * Traverses all blocks in reading order.
 * @param visit returns the step of the nested blocks
 */
function walk(
  value: unknown,
  depth: number,
  step: number | undefined,
  visit: (block: Values, step: number | undefined) => number | undefined,
): void {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, depth + 1, step, visit);
    return;
  }
  if (!isObject(value)) return;
  const inside = typeof value.blockType === 'string' ? visit(value, step) : step;
  for (const [key, held] of Object.entries(value)) {
    if (typeof held === 'object' && held !== null && !isOfAnother(key, value))
      walk(held, depth + 1, step ?? inside, visit);
  }
}

/** Whether the value under a key is a related document, to which the layout only refers. */
function isOfAnother(key: string, { relationTo }: Values): boolean {
  return key === 'layout' || (key === 'value' && relationTo !== undefined);
}

function kindOf(slug: unknown): FieldKind | undefined {
  const kind = typeof slug === 'string' && slug.startsWith(FIELD_SLUG) ? slug.slice(FIELD_SLUG.length) : '';
  return KINDS.has(kind) ? (kind as FieldKind) : undefined;
}

function readField(kind: FieldKind, block: Values, step: number | undefined, names: Set<string>): FormField {
  const isLong = kind === 'textarea';
  const maxLength = whole(block.maxLength, 1, MAX_LENGTH) ?? (isLong ? TEXT_LENGTH : LINE_LENGTH);
  const label = text(block.label) ?? '';
  const isNumber = kind === 'number';
  return {
    kind,
    name: nameOf(text(block.name) ?? label, kind, names),
    blockId: text(block.id),
    label: label || text(block.name) || kind,
    placeholder: text(block.placeholder),
    help: text(block.help),
    isRequired: block.required === true,
    width: WIDTHS.find((width) => width === numberOf(block.width)) ?? (100 as Width),
    autocomplete: text(block.autocomplete),
    value: typeof block.value === 'number' ? String(block.value) : text(block.value),
    pattern: text(block.pattern),
    patternMessage: text(block.patternMessage),
    min: isNumber ? numberOf(block.min) : undefined,
    max: isNumber ? numberOf(block.max) : undefined,
    stepSize: positive(block.step),
    earliest: text(block.earliest),
    latest: text(block.latest),
    minLength: whole(block.minLength, 1, maxLength),
    maxLength,
    // A single checkbox may still have options stored from when it was a list.
    options: kind === 'checkbox' && block.isMultiple !== true ? [] : readOptions(block.options),
    isMultiple: block.isMultiple === true,
    accept: readAccept(block.accept),
    maxBytes: Math.min(positive(block.maxMegabytes) ?? DEFAULT_MEGABYTES, MAX_MEGABYTES) * MEGABYTE,
    maxFiles: block.isMultiple === false ? 1 : (whole(block.maxFiles, 1, MAX_FILES) ?? 1),
    consentText: text(block.consentText),
    showIf: readConditions(block.showIf),
    isAnyEnough: block.showWhen === 'any',
    step,
    source: block,
  };
}

/** A unique field name: the stored one, normalized, with a number if it is taken. */
function nameOf(stored: string, kind: FieldKind, taken: Set<string>): string {
  const name = toFieldName(stored) || kind;
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  taken.add(free);
  return free;
}

/** Maximum length of a name. */
const NAME_LENGTH = 60;

/** Normalizes a field name. A leading underscore is reserved for the form's own values, such as the page. */
function toFieldName(stored: string): string {
  const name = /^[a-z0-9_-]+$/.test(stored) ? stored : slugify(stored, '').replace(/[^a-z0-9_-]/g, '');
  return name.slice(0, NAME_LENGTH).replace(/^[_-]+|-+$/g, '');
}

/** Parses options, one on a line: `label`, or `label|value`. */
function readOptions(value: unknown): Option[] {
  if (typeof value !== 'string') return [];
  const names = new Set<string>();
  return value
    .split(/\r?\n/)
    .slice(0, MAX_OPTIONS)
    .flatMap((line) => {
      const at = line.lastIndexOf('|');
      const label = (at < 0 ? line : line.slice(0, at)).trim();
      const own = at < 0 ? label : line.slice(at + 1).trim();
      const stored = own || label;
      if (!stored || names.has(stored)) return [];
      names.add(stored);
      return [{ label: label || stored, value: stored }];
    });
}

/** Parses file extensions, as typed or chosen by an editor. Unknown ones cannot be verified, so they are dropped. */
function readAccept(value: unknown): string[] {
  const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,;]+/) : [];
  const endings = words.flatMap((word) => {
    const ending = typeof word === 'string' ? word.toLowerCase().replace(/^[.*]+/, '') : '';
    return Object.hasOwn(UPLOAD_GROUPS, ending) ? (UPLOAD_GROUPS[ending] ?? []) : [ending === 'jpeg' ? 'jpg' : ending];
  });
  const known = [...new Set(endings)].filter((ending) => Object.hasOwn(UPLOAD_TYPES, ending));
  return known.length ? known : DEFAULT_ACCEPT;
}

function readConditions(value: unknown): Condition[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_CONDITIONS).flatMap((row) => {
    const field = isObject(row) ? text(row.field) : undefined;
    if (!isObject(row) || !field) return [];
    const is = typeof row.is === 'string' && Object.hasOwn(COMPARISONS, row.is) ? (row.is as Comparison) : 'filled';
    return [{ field, is, value: typeof row.value === 'number' ? String(row.value) : (text(row.value) ?? '') }];
  });
}

function text(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

function numberOf(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

function positive(value: unknown): number | undefined {
  const read = numberOf(value);
  return read !== undefined && read > 0 ? read : undefined;
}

function whole(value: unknown, least: number, most: number): number | undefined {
  const read = numberOf(value);
  return read !== undefined && Number.isInteger(read) && read >= least && read <= most ? read : undefined;
}
