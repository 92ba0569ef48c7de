import type { MessageKey, Translate } from '../shared/messages/index.ts';
import { isDay, isTime, limitDay } from './dates.ts';
import { matchNatively, type PatternMatcher } from './fieldPattern.ts';
import { toTexts } from './findShown.ts';
import { type FormField, type SentValue, TICKED } from './form.ts';
import { isMailAddress } from './isMailAddress.ts';
import { endingOf, isAccepted } from './uploadTypes.ts';

/** Context of a validation. */
export interface Judging {
  t: Translate;
  now: Date;
  /** Pattern matcher; the browser's own RegExp by default. */
  matches?: PatternMatcher;
}

/** Error message key with its values. */
type Fault = readonly [key: MessageKey, values?: Record<string, string | number>] | readonly [undefined, words: string];

/** Minimum number of digits of a phone number that can be called from abroad. */
const FEWEST_DIGITS = 5;

/** Maximum length of a phone number including separators, and of a URL. */
const TEL_LENGTH = 60;
const URL_LENGTH = 2000;

const BYTES_OF_MEGABYTE = 1024 * 1024;

/**
 * Validates the value of a visible field: an error message for the visitor. The same in the browser and on the server;
 * only the content of files is checked on the server alone.
 * @returns undefined when it is valid
 */
export function findFault(field: FormField, value: SentValue | undefined, judging: Judging): string | undefined {
  const fault = faultOf(field, value, judging);
  if (!fault) return undefined;
  return fault[0] === undefined ? fault[1] : judging.t(fault[0], fault[1]);
}

function faultOf(field: FormField, value: SentValue | undefined, judging: Judging): Fault | undefined {
  if (field.kind === 'upload') return faultOfFiles(field, value);
  const texts = toTexts(value);
  if (texts.length === 0) return field.isRequired ? [missing(field)] : undefined;
  if (texts.length > 1 && !takesSeveral(field)) return ['form.repeated'];
  for (const text of texts) {
    const fault = faultOfText(field, text, judging);
    if (fault) return fault;
  }
  return undefined;
}

/** Whether a field's value is a list. */
export function takesSeveral({ isMultiple, kind, options }: FormField): boolean {
  return (kind === 'checkbox' && isMultiple && options.length > 0) || (kind === 'select' && isMultiple);
}

/** Whether a field is a single checkbox. */
export function isOneBox(field: FormField): boolean {
  return field.kind === 'acceptance' || (field.kind === 'checkbox' && !takesSeveral(field));
}

function missing(field: FormField): MessageKey {
  if (isOneBox(field)) return 'form.requiredBox';
  return ['checkbox', 'radio', 'select'].includes(field.kind) ? 'form.requiredChoice' : 'form.required';
}

function faultOfText(field: FormField, text: string, { matches = matchNatively, now }: Judging): Fault | undefined {
  if (isOneBox(field)) return text === TICKED ? undefined : ['form.choice'];
  switch (field.kind) {
    case 'radio':
    case 'select':
    case 'checkbox':
      return field.options.some(({ value }) => value === text) ? undefined : ['form.choice'];
    case 'number':
      return faultOfNumber(field, text);
    case 'date':
      return faultOfDay(field, text, now);
    case 'time':
      return faultOfTime(field, text);
    case 'email':
      return isMailAddress(text) ? undefined : ['form.email'];
    case 'url':
      return isWebAddress(text) ? undefined : ['form.url'];
    case 'tel':
      return isTelephone(text) ? faultOfPattern(field, text, matches) : ['form.tel'];
    default:
      return faultOfLength(field, text) ?? faultOfPattern(field, text, matches);
  }
}

function faultOfLength({ maxLength, minLength }: FormField, text: string): Fault | undefined {
  if (text.length > maxLength) return ['form.tooLong', { max: maxLength }];
  return minLength !== undefined && text.length < minLength ? ['form.tooShort', { min: minLength }] : undefined;
}

/** Checks the pattern, after the length, with the semantics of the attribute `pattern`: the whole text has to match. */
function faultOfPattern(
  { kind, pattern, patternMessage }: FormField,
  text: string,
  matches: PatternMatcher,
): Fault | undefined {
  if (!pattern || (kind !== 'text' && kind !== 'tel')) return undefined;
  if (matches(pattern, text)) return undefined;
  return patternMessage ? [undefined, patternMessage] : ['form.invalid'];
}

function faultOfNumber({ max, min, stepSize }: FormField, text: string): Fault | undefined {
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return ['form.number'];
  const number = Number(text);
  if (min !== undefined && number < min) return ['form.tooSmall', { min }];
  if (max !== undefined && number > max) return ['form.tooLarge', { max }];
  // Without a step a number field accepts integers only, as in browsers.
  const steps = (number - (min ?? 0)) / (stepSize ?? 1);
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return stepSize === undefined || stepSize === 1 ? ['form.integer'] : ['form.step', { step: stepSize }];
}

function faultOfDay({ earliest, latest }: FormField, text: string, now: Date): Fault | undefined {
  if (!isDay(text)) return ['form.date'];
  const first = limitDay(earliest, now, 'earliest');
  const last = limitDay(latest, now, 'latest');
  if (first && text < first) return ['form.tooEarly', { min: first }];
  return last && text > last ? ['form.tooLate', { max: last }] : undefined;
}

function faultOfTime({ earliest, latest }: FormField, text: string): Fault | undefined {
  if (!isTime(text)) return ['form.time'];
  const time = text.slice(0, 5);
  if (earliest && isTime(earliest) && time < earliest.slice(0, 5)) return ['form.tooEarly', { min: earliest }];
  return latest && isTime(latest) && time > latest.slice(0, 5) ? ['form.tooLate', { max: latest }] : undefined;
}

function isWebAddress(text: string): boolean {
  if (text.length > URL_LENGTH || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, protocol } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

function isTelephone(text: string): boolean {
  if (text.length > TEL_LENGTH || !/^[\p{L}\p{Nd}\s()+.,;:/#*–-]+$/u.test(text)) return false;
  return (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS;
}

function faultOfFiles(field: FormField, value: SentValue | undefined): Fault | undefined {
  const files = filesOf(value);
  if (!files) return ['form.invalid'];
  if (files.length === 0) return field.isRequired ? ['form.requiredFile'] : undefined;
  if (files.length > field.maxFiles) return ['form.tooManyFiles', { max: field.maxFiles }];
  if (files.some(({ name }) => !isAccepted(endingOf(name), field.accept))) {
    return ['form.fileType', { types: field.accept.join(', ') }];
  }
  const megabytes = Math.round((field.maxBytes / BYTES_OF_MEGABYTE) * 10) / 10;
  if (files.some(({ size }) => size > field.maxBytes)) return ['form.fileSize', { max: megabytes }];
  return files.some(({ size }) => size === 0) ? ['form.fileEmpty'] : undefined;
}

/** The files in a value; a file field without any is sent as an empty text. */
function filesOf(value: SentValue | undefined): { name: string; size: number }[] | undefined {
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) return undefined;
  const isFile = (item: unknown): item is { name: string; size: number } =>
    typeof item === 'object' &&
    item !== null &&
    typeof (item as { name?: unknown }).name === 'string' &&
    typeof (item as { size?: unknown }).size === 'number';
  return value.every(isFile) ? value : undefined;
}
