import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { buildShareLink } from '../../shared/share/buildShareLink.ts';
import type { ShareContent, ShareNetwork } from '../../shared/share/networks.ts';
import { addShareStyle, type ShareStyle } from './addShareStyle.ts';
import type { ShareButtonsIslandProps } from './island/ShareButtonsIsland.ts';
import { ShareItem } from './ShareItem.tsx';

/** A network in a row. */
export interface ShownNetwork {
  network: ShareNetwork;
  /** Visible label in place of the network's name. */
  ownName?: string | undefined;
  /** Preview mark of the label's field. */
  mark?: TextMark | undefined;
}

export interface ShareRowProps extends ShareStyle {
  context: RenderContext;
  content: ShareContent;
  /** Kind of content, for analytics. */
  kind: string;
  networks: readonly ShownNetwork[];
  hasCopy: boolean;
  hasNative: boolean;
  /** Classes of the row, and of each network in it. */
  className?: string;
  networkClassName?: string;
  /** Accessible name of the row, or the id of its heading. */
  label?: string;
  labelledBy?: string | undefined;
}

/** Row of share links, one per network; buttons that need script are hidden until it is loaded. `data-share` is the method of a control. */
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

/** Visible label and accessible name of a control; the latter starts with the former where an editor wrote it (WCAG 2.5.3). */
function namesOf({ id, name }: ShareNetwork, ownName: string | undefined, t: RenderContext['t']) {
  const isOurs = id === 'email' || id === 'print';
  const label = isOurs ? t(`share.${id}`) : t('share.on', { network: name });
  const shown = ownName || (isOurs ? t(`share.${id}.short`) : name);
  return { name: shown, label: ownName ? `${ownName}: ${label}` : label };
}
