import type { ShareButtonsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import type { StyleSheet } from '../../render/styleSheet.ts';
import type { Marks } from '../../render/text/marks.ts';
import type { PageView } from '../../render/types.ts';
import { visibleNetworks } from '../../shared/share/findNetworks.ts';
import {
  choiceOf,
  SHARE_ALIGNMENTS,
  SHARE_COLUMNS,
  SHARE_SHAPES,
  SHARE_SKINS,
  SHARE_VIEWS,
} from '../../shared/share/looks.ts';
import type { ShareContent } from '../../shared/share/networks.ts';
import { sharedAddress } from '../../shared/share/target.ts';
import { customColours } from './customColours.ts';
import { ShareRow, type ShownNetwork } from './ShareRow.tsx';
import { pageContent, pageKind } from './shareContent.ts';

/** Share buttons with an editor's settings. */
export function ShareButtons({ attributes, block, context, text }: WidgetProps<ShareButtonsBlock>) {
  const content = targetOf(block, context.view);
  if (!content) return null;
  return (
    <div {...attributes()}>
      <ShareRow
        align={choiceOf(SHARE_ALIGNMENTS, block.align, 'start')}
        className={[columnsClass(block, context.styles), customColours(block, context)].filter(Boolean).join(' ')}
        content={content}
        context={context}
        hasCopy={block.showCopy !== false}
        hasColumns={choiceOf(SHARE_COLUMNS, block.columns, 'auto') !== 'auto'}
        hasNative={block.showNative !== false}
        isOfficial={block.colour !== 'custom'}
        kind={block.target === 'custom' ? 'link' : pageKind(context.view)}
        label={labelOf(block, content, context)}
        networks={networksOf(block, text)}
        shape={choiceOf(SHARE_SHAPES, block.shape, 'square')}
        skin={choiceOf(SHARE_SKINS, block.skin, 'gradient')}
        view={choiceOf(SHARE_VIEWS, block.view, 'both')}
      />
    </div>
  );
}

/** Content that a block shares; undefined for an invalid URL. */
export function targetOf(block: ShareButtonsBlock, view: PageView): ShareContent | undefined {
  if (block.target !== 'custom') return pageContent(view);
  const url = sharedAddress(block.address, view.publicUrl);
  return url ? { url, title: block.addressTitle ?? '', text: '', image: '' } : undefined;
}

/** Networks of a block that visitors see. */
export function networksOf(block: ShareButtonsBlock, text?: Marks['text']): ShownNetwork[] {
  const networks = block.networks ?? [];
  return visibleNetworks(networks, Boolean(block.showRetired)).map(({ entry, network }) => ({
    network,
    ownName: entry.label?.trim() || undefined,
    mark: text?.(`networks.${networks.indexOf(entry)}.label`),
  }));
}

function labelOf(block: ShareButtonsBlock, content: ShareContent, { t }: RenderContext): string {
  if (block.target !== 'custom') return t('share.label');
  return t('share.labelOf', { title: content.title || content.url });
}

function columnsClass({ columns }: ShareButtonsBlock, styles: StyleSheet): string {
  const count = choiceOf(SHARE_COLUMNS, columns, 'auto');
  return count === 'auto' ? '' : `r-share--columns ${styles.rule(`--share-columns:${count}`)}`;
}
