import type { RenderContext } from '../../render/context.ts';
import type { PageView } from '../../render/types.ts';
import { copyProtectionData } from './copyProtectionData.ts';
import type { CopyProtectionProps } from './island/copyProtectionIsland.ts';

/** Island props of copy protection on a page, with defaults; undefined where it does nothing. */
export function copyProtectionProps({ t, view }: Pick<RenderContext, 't' | 'view'>): CopyProtectionProps | undefined {
  const { contextMenu, documents, dragging, enabled, message, replaceClipboard, shortcuts, sound } =
    copyProtectionData.of(view);
  if (!enabled || !isProtected(view, documents)) return undefined;
  const blocked = {
    contextMenu: contextMenu ?? true,
    dragging: dragging ?? true,
    shortcuts: shortcuts ?? true,
    clipboard: replaceClipboard ? t('copyProtection.clipboard') : undefined,
  };
  if (!Object.values(blocked).some(Boolean)) return undefined;
  return { ...blocked, message: message?.trim() || t('copyProtection.message'), sound: sound ?? false };
}

/** 404 pages and templates have nothing to protect. */
function isProtected({ archive, document, path }: PageView, chosen: readonly string[] | null | undefined): boolean {
  if (archive) return chosen?.includes('archives') ?? false;
  // The front page counts as page, whatever its collection.
  return document !== undefined && (chosen?.includes(path === '/' ? 'pages' : document.collection) ?? true);
}
