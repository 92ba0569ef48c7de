import { siteEffects } from '#site/effects';
import { createRegistry, type Registry } from '../shared/registry.ts';
import type { Effect } from './effect.ts';
import { effectFields } from './index.ts';

const modules = import.meta.glob<{ effect: Effect }>('./*/effect.ts', { eager: true });
const found = new Map(Object.entries(modules).map(([path, { effect }]) => [path.split('/')[1] ?? '', effect]));

/**
 * Our effects, in the order of the list (`index.ts`).
 * @throws at import, when a folder and the list do not agree
 */
const ours: Registry<Effect> = createRegistry(
  'effects',
  effectFields.map(({ name }) => {
    const effect = found.get(name);
    if (effect?.name === name) return effect;
    throw new Error(
      `src/effects/index.ts names “${name}”, and src/effects/${name}/effect.ts declares ${effect?.name ?? 'none'}.`,
    );
  }),
);

for (const folder of found.keys()) {
  if (!ours.get(folder)) throw new Error(`src/effects/index.ts does not name “${folder}”. Add it to the list.`);
}

/**
 * Every effect: ours, then those of the site's own.
 * @throws at import, when a folder and the list do not agree, or two have one name
 */
export const effects: Registry<Effect> = ours.with(...siteEffects);
