import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import type { TextMark } from '../../render/marks.ts';
import { buildShareLink } from '../../shared/share/buildShareLink.ts';
import type { ShareContent, ShareNetwork } from '../../shared/share/networks.ts';
import { addShareStyle, type ShareStyle } from './addShareStyle.ts';
import type { ShareButtonsIslandProps } from './island/ShareButtonsIsland.ts';
import { ShareItem } from './ShareItem.tsx';

/** A network as a row shows it. */
export interface ShownNetwork {
  network: ShareNetwork;
  /** Stands on it instead of the network's name. */
  ownName?: string | undefined;
  /** Names the field that it is, in an editor's preview. */
  mark?: TextMark | undefined;
}

export interface ShareRowProps extends ShareStyle {
  context: RenderContext;
  content: ShareContent;
  /** What is shared, for analytics. */
  kind: string;
  networks: readonly ShownNetwork[];
  hasCopy: boolean;
  hasNative: boolean;
  /** Classes of the row, and of each network in it. */
  className?: string;
  networkClassName?: string;
  /** What the row is called for those who cannot see that it is one, or the id of the heading that says so. */
  label?: string;
  labelledBy?: string | undefined;
}

/**
 * Links that share something, one for each network; the buttons for what needs script are hidden until it is there. Every
 * control carries its method as `data-share`.
 */
export function ShareRow(props: ShareRowProps) {
  const { content, context, kind, networkClassName, view } = props;
  const { t } = context;
  const colourOf = addShareStyle(context.styles, props);
  const island: ShareButtonsIslandProps = { url: content.url, title: content.title, kind };
  const looks = [props.skin, props.shape, view, props.align].map((look) => `r-share--${look}`);
  return (
    <Island<typeof import('./island/ShareButtonsIsland.ts')> name="share-buttons" props={island} trigger="visible">
      <ul
        aria-label={props.label}
        data-copy-allowed=""
        aria-labelledby={props.labelledBy}
        className={['r-share', ...looks, props.className].filter(Boolean).join(' ')}
      >
        {props.hasNative && (
          <ShareItem className="r-share__native" method="native" name={t('share.native')} view={view} />
        )}
        {props.networks.map(({ mark, network, ownName }) => (
          <ShareItem
            className={networkClassName}
            colourClass={colourOf(network)}
            href={buildShareLink(network, content)}
            key={network.id}
            mark={ownName ? mark : undefined}
            method={network.id}
            view={view}
            {...namesOf(network, ownName, t)}
          />
        ))}
        {props.hasCopy && (
          <ShareItem
            method="copy"
            name={t('share.copy')}
            outcomes={{ copied: t('share.copied'), failed: t('share.copyFailed') }}
            view={view}
          />
        )}
      </ul>
    </Island>
  );
}

/** What stands on a network's control and what it is called, which begins with what stands there where that is an editor's. */
function namesOf({ id, name }: ShareNetwork, ownName: string | undefined, t: RenderContext['t']) {
  const isOurs = id === 'email' || id === 'print';
  const label = isOurs ? t(`share.${id}`) : t('share.on', { network: name });
  const shown = ownName || (isOurs ? t(`share.${id}.short`) : name);
  return { name: shown, label: ownName ? `${ownName}: ${label}` : label };
}
