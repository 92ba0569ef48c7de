import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Off by default in axe, like every rule of WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * axe violations in the current page, one line per element, by the rules of WCAG 2.2 A and AA. Injected through the debugger, so that the page's
 * Content-Security-Policy stays as it is.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // A megabyte to send and to compile, once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    OPTIONS,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}
