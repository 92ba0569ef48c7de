import { checkFieldPattern, MAX_PATTERN, MAX_PIECES } from '../../../cms/fields/pattern/checkPattern.ts';
import { patternSize } from '../../../cms/fields/pattern/patternSize.ts';
import { matchNatively, type PatternMatcher } from '../../../forms/fieldPattern.ts';
import type { FormModel } from '../../../forms/form.ts';
import { lazyBy } from '../../../shared/memo/lazyBy.ts';
import { compileLinear } from './linearPattern.ts';

/** Size of the caches of compiled patterns and verdicts. */
const MAX_KEPT = 200;

const linear = lazyBy((pattern: string) => Promise.resolve(compileLinear(pattern)), MAX_KEPT);
const faultOf = lazyBy((pattern: string) => checkFieldPattern(pattern, true), MAX_KEPT);

/**
 * Matcher for a form's patterns: a linear-time engine (RE2), and Node's own for patterns that it does not support and whose time was found to be
 * linear. Others match everything: they are refused when a form is published, and one in the database must not block the site.
 */
export async function loadMatcher(model: FormModel): Promise<PatternMatcher> {
  const matchers = new Map<string, (text: string) => boolean>();
  for (const { pattern } of model.fields)
    if (pattern && !matchers.has(pattern)) matchers.set(pattern, await matcherOf(pattern));
  return (pattern, text) => matchers.get(pattern)?.(text) ?? true;
}

async function matcherOf(pattern: string): Promise<(text: string) => boolean> {
  // Also the time of the linear engine grows with the pattern, whose counts it expands.
  if (pattern.length > MAX_PATTERN || patternSize(pattern) > MAX_PIECES) return () => true;
  const compiled = await linear(pattern);
  if (compiled) return compiled;
  return (await faultOf(pattern)) ? () => true : (text) => matchNatively(pattern, text);
}
