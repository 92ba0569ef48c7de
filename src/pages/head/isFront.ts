import type { PageView } from '../../render/types.ts';

/** Whether a page is the front page, in any language. */
export function isFront({ languages, path }: Pick<PageView, 'languages' | 'path'>): boolean {
  return (languages?.translation?.sourcePath ?? path) === '/';
}
