import { listed } from '../../../shared/studioWords/listed.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { evaluateTiming } from '../rules/evaluateTiming.ts';
import type { StoredPopup } from '../rules/findWarnings.ts';
import { matchesConditions, type PageFacts } from '../rules/matchesConditions.ts';
import { readTiming } from '../rules/readTiming.ts';
import { readTriggers } from '../rules/readTriggers.ts';
import type { VisitorSnapshot } from '../rules/visitorSnapshot.ts';
import { explainRule, RULE_LABELS } from './ruleTexts.ts';
import { describeTriggers } from './triggerTexts.ts';

/** Verdict of one condition or rule. */
export interface Verdict {
  label: string;
  passes: boolean;
  text: string;
}

export interface PopupVerdict {
  /** Summary in one sentence. */
  headline: string;
  /** The page's conditions first, then every enabled rule. */
  verdicts: Verdict[];
  /** Triggers, each as a phrase that continues “when”. */
  waitsFor: string[];
  opens: boolean;
}

/**
 * Judges whether triggers would open a popup for a visitor on a page, with the same functions as pages, and explains why.
 * @param timezone of the site
 */
export function evaluatePopup(
  popup: StoredPopup,
  visitor: VisitorSnapshot,
  page: PageFacts,
  timezone: string | undefined,
): PopupVerdict {
  const timing = readTiming(popup.timing, timezone);
  const { rules } = evaluateTiming(timing, visitor);
  const verdicts = [
    judgePage(popup, page),
    ...rules.map((rule) => ({
      label: t(RULE_LABELS[rule.rule]),
      passes: rule.passes,
      text: explainRule(rule, timing, visitor),
    })),
  ];
  const waitsFor = describeTriggers(readTriggers(popup.triggers));
  const refusals = verdicts.filter(({ passes }) => !passes).map(({ label }) => label);
  const opens = refusals.length === 0 && waitsFor.length > 0;
  return { headline: headlineOf(refusals, waitsFor), opens, verdicts, waitsFor };
}

function headlineOf(refusals: readonly string[], waitsFor: readonly string[]): string {
  if (refusals.length > 0)
    return t('It would not open by itself. What speaks against it: {rules}.', {
      rules: listed(refusals).toLowerCase(),
    });
  if (waitsFor.length === 0) return t('It would not open by itself: no trigger is on. Links can open it.');
  return t('It would open by itself.');
}

function judgePage({ conditions }: StoredPopup, page: PageFacts): Verdict {
  const label = t('Page');
  if (matchesConditions(conditions, page)) return { label, passes: true, text: t('A condition includes this page.') };
  const included = matchesConditions(
    conditions?.filter(({ rule }) => rule !== 'exclude'),
    page,
  );
  const text = t(included ? 'This page is an exception.' : 'No condition includes this page.');
  return { label, passes: false, text };
}
