import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Runs the slowest files first, so that no worker is still busy with one when the others have ended. On a fresh machine Vitest estimates the
 * time by file size.
 * @param paths relative to the repository, slowest first; all other files follow in Vitest's own order
 * @throws Error when one does not exist
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
      // A shared process is kept for the next file only when that shares it too.
      return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
    }
  };
}
