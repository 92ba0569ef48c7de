import { createParts, type Part } from '../render/part.ts';
import { type PartSettings, partSettings } from './index.ts';

const modules = import.meta.glob<{ part: Part }>('./*/part.ts', { eager: true });
const found = new Map(Object.entries(modules).map(([path, { part }]) => [path.split('/')[1] ?? '', part]));

/** All parts, in the order of the list (`index.ts`). */
export const parts = createParts(
  partSettings.map(({ name, panels }: PartSettings) => {
    const part = found.get(name);
    if (part?.name === name) return panels ? { ...part, panels } : part;
    throw new Error(
      `src/parts/index.ts names “${name}”, and src/parts/${name}/part.ts declares ${part?.name ?? 'none'}.`,
    );
  }),
);

for (const folder of found.keys()) {
  if (!parts.get(folder)) throw new Error(`src/parts/index.ts does not name “${folder}”. Add it to the list.`);
}
