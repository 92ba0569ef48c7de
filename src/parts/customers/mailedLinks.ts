import { createBudgets } from '../../forms/spam/budget.ts';
import { MAX_VISITORS } from '../../forms/spam/limits.ts';

/** Rate limit of mailed links per address, whatever the source of the requests: the address may be another person's. Counted per process. */
export const LINKS_PER_ADDRESS = { max: 5, windowMs: 15 * 60_000 } as const;
export const mailedLinks = createBudgets(MAX_VISITORS);
