import type { Effect } from '../effects/effect.ts';

const modules = import.meta.glob<{ effect?: Effect }>('/site/effects/*/effect.ts', { eager: true });

/**
 * Effects of the site, each found by its folder.
 * @throws at import, when a folder declares no effect or one of another name
 */
export const siteEffects: readonly Effect[] = Object.entries(modules).map(([path, { effect }]) => {
  const folder = path.split('/')[3];
  if (effect?.name === folder && effect) return effect;
  throw new Error(`site/effects/${folder}/effect.ts must export an effect that is called “${folder}”.`);
});
