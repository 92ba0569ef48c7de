import { ATTACK_DELAY_MS } from '../budgets.ts';
import { milliseconds } from '../table.ts';
import type { AttackFigures, Compared } from './measureAttacks.ts';

/** Whether other visitors are delayed by more than `ATTACK_DELAY_MS`. */
export function isTooSlow({ home, made }: Pick<AttackFigures, 'home' | 'made'>): boolean {
  return [home, made].some(({ attacked, calm }) => attacked - calm > ATTACK_DELAY_MS);
}

/** The figures as a Markdown table; those over budget are marked. */
export function renderAttacks(figures: readonly AttackFigures[]): string {
  const lines = figures.map((each) => {
    const endings = Object.entries(each.endings).map(([status, count]) => `${status}: ${count}`);
    return `| ${each.name} | ${compare(each.home)} | ${compare(each.made)} | ${endings.join(', ')} | ${isTooSlow(each) ? '**missed**' : 'met'} |`;
  });
  const head = '| five sockets | home, p99 before → during | a page made anew, p99 | how their requests ended | |';
  return [head, '|---|--:|--:|---|---|', ...lines].join('\n');
}

function compare({ attacked, calm }: Compared): string {
  return `${milliseconds(calm)} → ${milliseconds(attacked)}`;
}
