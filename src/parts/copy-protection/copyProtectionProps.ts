import type { RenderContext } from '../../render/context.ts';
import type { CopyProtection, PageView } from '../../render/types.ts';
import { copyProtectionData } from './copyProtectionData.ts';
import type { CopyProtectionProps } from './island/copyProtectionIsland.ts';

type DocumentType = NonNullable<CopyProtection['documents']>[number];

/** A missing page and a template have nothing to protect. */
const DOCUMENT_TYPES: Partial<Record<PageView['kind'], DocumentType>> = {
  article: 'posts',
  page: 'pages',
  archive: 'archives',
  search: 'archives',
};

/** What copy protection does on a page, as its island is told; undefined where it does nothing. What is not set has its default. */
export function copyProtectionProps({ t, view }: Pick<RenderContext, 't' | 'view'>): CopyProtectionProps | undefined {
  const { contextMenu, documents, dragging, enabled, message, replaceClipboard, shortcuts, sound } =
    copyProtectionData.of(view);
  const type = DOCUMENT_TYPES[view.kind];
  if (!enabled || !type || !(documents ?? ['posts', 'pages']).includes(type)) return undefined;
  const blocked = {
    contextMenu: contextMenu ?? true,
    dragging: dragging ?? true,
    shortcuts: shortcuts ?? true,
    clipboard: replaceClipboard ? t('copyProtection.clipboard') : undefined,
  };
  if (!Object.values(blocked).some(Boolean)) return undefined;
  return { ...blocked, message: message?.trim() || t('copyProtection.message'), sound: sound ?? false };
}
