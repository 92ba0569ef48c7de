import { afterAll, beforeAll } from 'vitest';
import { scenes } from '../../demo/artwork/index.ts';
import type { Scene } from '../../demo/artwork/types.ts';

/** Reduces the demo to a number of pictures while the tests of a file run: storing each takes a tenth of a second of CPU. */
export function keepFewScenes(count: number): void {
  const list = scenes as Scene[];
  let others: Scene[] = [];
  beforeAll(() => {
    others = list.splice(count);
  });
  afterAll(() => void list.push(...others));
}
