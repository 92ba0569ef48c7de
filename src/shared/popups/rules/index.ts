import { commonRules } from './common.ts';
import { rareRules } from './rare.ts';
import type { Rules } from './types.ts';

/** Every rule by its name in `Timing`. */
export const rules: Rules = { ...commonRules, ...rareRules };
