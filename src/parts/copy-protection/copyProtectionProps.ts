import type { RenderContext } from '../../render/context.ts';
import type { PageView } from '../../render/types.ts';
import { copyProtectionData } from './copyProtectionData.ts';
import type { CopyProtectionProps } from './island/copyProtectionIsland.ts';

/** What copy protection does on a page, as its island is told; undefined where it does nothing. What is not set has its default. */
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

/** A missing page and a template have nothing to protect. */
function isProtected({ archive, document, path }: PageView, chosen: readonly string[] | null | undefined): boolean {
  if (archive) return chosen?.includes('archives') ?? false;
  // The front page is a page, whatever its kind.
  return document !== undefined && (chosen?.includes(path === '/' ? 'pages' : document.collection) ?? true);
}
