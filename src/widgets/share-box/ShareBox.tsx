import type { ShareBoxBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { type ShareBoxSettings, shareBoxSettings } from '../../render/shareBoxSettings.ts';
import { themeMedia } from '../../shared/breakpoints.ts';
import { visibleNetworks } from '../../shared/share/findNetworks.ts';
import { SHARE_BOX_LOOKS } from '../../shared/share/looks.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { ShareRow, type ShownNetwork } from '../share-buttons/ShareRow.tsx';
import { pageContent, pageKind } from '../share-buttons/shareContent.ts';

/** Share box of the theme: share buttons with the theme's settings, at the theme's positions. */
export function ShareBox({ attributes, context }: WidgetProps<ShareBoxBlock>) {
  const settings = shareBoxSettings(context.view.theme);
  const { shape, skin, view } = SHARE_BOX_LOOKS[settings.look];
  const titleId = context.uniqueId('share');
  return (
    <div {...attributes('r-share-box')}>
      <p className="r-share-box__title" id={titleId}>
        {settings.title || context.t('share.title')}
      </p>
      <ShareRow
        align="start"
        content={pageContent(context.view)}
        context={context}
        hasCopy={settings.hasCopy}
        hasNative={settings.hasNative}
        isOfficial={settings.isOfficial}
        kind={pageKind(context.view)}
        labelledBy={titleId}
        networkClassName={hidingClasses(settings, context)}
        networks={networksOf(settings)}
        shape={shape}
        skin={skin}
        view={view}
      />
    </div>
  );
}

/** Reason for which the box renders nothing at a position; undefined when it renders. */
export function findShareBoxGap(place: ShareBoxBlock['place'], { view }: RenderContext): string | undefined {
  const settings = shareBoxSettings(view.theme);
  if (!settings.enabled) return msg('The theme has its share box switched off.');
  if (settings.position !== 'both' && settings.position !== (place ?? 'bottom')) {
    return `The theme wants its share box ${settings.position === 'top' ? 'above' : 'below'} the text only.`;
  }
  const isEmpty = !settings.hasCopy && !settings.hasNative && networksOf(settings).length === 0;
  return isEmpty ? msg('The theme’s share box has no networks. Choose some in the theme.') : undefined;
}

function networksOf({ networks }: ShareBoxSettings): ShownNetwork[] {
  return visibleNetworks(networks.map((network) => ({ network })));
}

/** Networks are hidden only where script offers other ways to share. */
function hidingClasses({ hideOn }: ShareBoxSettings, { styles }: RenderContext): string | undefined {
  const classes = hideOn.map((device) => styles.rule('display:none', `(scripting: enabled) and ${themeMedia(device)}`));
  return classes.join(' ') || undefined;
}
