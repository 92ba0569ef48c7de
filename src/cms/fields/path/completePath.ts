import type { FieldHook, PayloadRequest } from 'payload';
import { slugify } from '../../../shared/slug.ts';
import { canonicalPath } from '../../../shared/urls.ts';
import { readPublicState } from '../../hooks/publicState.ts';
import { findPathOwner, type PathAsker } from './findPathOwner.ts';

type HookArgs = Parameters<FieldHook>[0];

/**
 * Normalizes a typed path, or derives one from the title when none was typed. A derived path follows the title until
 * the document is first published: the studio autosaves while the title is still being typed.
 */
export function completePath(prefix: string): FieldHook {
  return async (args) => {
    const { collection, data, originalDoc, req } = args;
    const asker: PathAsker = { collection: collection?.slug, id: originalDoc?.id };
    const typed = typeof args.value === 'string' ? args.value.trim().replace(/\s+/g, '-') : '';
    const path = canonicalPath(typed) ?? typed;
    if (!typed || (await followsTitle(path, prefix, args))) {
      return freePath(pathOfTitle(prefix, data?.title ?? originalDoc?.title), req, asker);
    }
    // A draft is saved whatever is wrong with it, but two rows cannot have one path.
    const isNewDraft = !originalDoc?.id && data?._status === 'draft';
    return isNewDraft ? freePath(path, req, asker) : path;
  };
}

function pathOfTitle(prefix: string, title: unknown): string {
  return `${prefix}${slugify(typeof title === 'string' ? title : '', 'untitled')}/`;
}

async function followsTitle(
  path: string,
  prefix: string,
  { collection, data, originalDoc, req }: HookArgs,
): Promise<boolean> {
  if (!collection || path !== originalDoc?.path || req.context.isRestoringVersion) return false;
  if (!data?.title || data.title === originalDoc.title || !isDefaultLocale(req)) return false;
  const made = pathOfTitle(prefix, originalDoc.title);
  if (path.replace(/(-\d+)?\/$/, '/') !== made && path !== made) return false;
  return !(await readPublicState(collection, originalDoc.id, req)).isPublished;
}

function isDefaultLocale({ locale, payload }: PayloadRequest): boolean {
  const { localization } = payload.config;
  return !localization || !locale || locale === localization.defaultLocale;
}

/** The path, or the first of `…-2`, `…-3` that no other document has. */
async function freePath(path: string, req: PayloadRequest, asker: PathAsker): Promise<string> {
  let free = path;
  for (let count = 2; await findPathOwner(free, req, asker); count += 1) {
    free = `${path === '/' ? '/home' : path.slice(0, -1)}-${count}/`;
  }
  return free;
}
