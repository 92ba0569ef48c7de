import { checkFieldPattern, MOST_PATTERN } from '../../../cms/fields/checkPattern.ts';
import { matchNatively, type PatternMatcher } from '../../../forms/fieldPattern.ts';
import type { FormModel } from '../../../forms/form.ts';
import { lazyBy } from '../../../shared/lazyBy.ts';
import { compileLinear } from './linearPattern.ts';

/** Patterns that are kept compiled, and whose verdicts are. */
const MOST_KEPT = 200;

const linear = lazyBy((pattern: string) => Promise.resolve(compileLinear(pattern)), MOST_KEPT);
const faultOf = lazyBy((pattern: string) => checkFieldPattern(pattern, true), MOST_KEPT);

/**
 * What judges texts by the patterns of a form: an engine without backtracking, and the own one of Node for patterns that it cannot run and
 * whose time was found to grow with the text alone. Others fit everything: they are refused when a form is published, and what came into the database in another
 * way must not stop the site.
 */
export async function loadMatcher(model: FormModel): Promise<PatternMatcher> {
  const matchers = new Map<string, (text: string) => boolean>();
  for (const { pattern } of model.fields)
    if (pattern && !matchers.has(pattern)) matchers.set(pattern, await matcherOf(pattern));
  return (pattern, text) => matchers.get(pattern)?.(text) ?? true;
}

async function matcherOf(pattern: string): Promise<(text: string) => boolean> {
  if (pattern.length > MOST_PATTERN) return () => true;
  const compiled = await linear(pattern);
  if (compiled) return compiled;
  return (await faultOf(pattern)) ? () => true : (text) => matchNatively(pattern, text);
}
