import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Lets a run begin with the files that take longest, so that no worker is still at one of them when the others have ended. On
 * a fresh machine Vitest takes the size of a file for its time.
 * @param paths relative to the repository, the longest first; all other files come behind, in Vitest's own order
 * @throws Error when one is no file any more
 */
export function longestFirst(paths: readonly string[]): TestSequencerConstructor {
  for (const path of paths) {
    if (!existsSync(resolve(ROOT, path)))
      throw new Error(`${path} is no file: name the long tests anew in Vitest's configuration.`);
  }
  const places = new Map(paths.map((path, place) => [resolve(ROOT, path), place]));
  const placeOf = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? places.size;
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const groupOf = ({ project }: TestSpecification): number => this.ctx.projects.indexOf(project);
      const sorted = await super.sort(files);
      // A process that files share is kept for the next file only when that shares it too.
      return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
    }
  };
}
