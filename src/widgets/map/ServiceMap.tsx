import { MapPin } from 'lucide-react';
import type { MapBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { ConsentedFrame } from '../../render/frames/ConsentedFrame.tsx';
import { frameProvider } from '../../shared/frames/providers.ts';
import serviceCss from './service.css?inline';
import { readMapFrame } from './tiles/readMapFrame.ts';

/** Heights of an embedded map, in px: the maximum leaves room in a phone's window. */
const HEIGHTS = { least: 200, usual: 440, most: 900 };

/** Embedded map of a service, behind its consent placeholder. */
export function ServiceMap({ attributes, block, context, text }: WidgetProps<MapBlock>) {
  const frame = readMapFrame(block);
  if (!frame) return null;
  const { address, page, provider } = frame;
  const { styles, t } = context;
  styles.use('map/service', serviceCss);
  const title = block.title?.trim() ?? '';
  const { name } = frameProvider(provider);
  return (
    <div {...attributes('r-map', 'r-map--service')}>
      <Island<typeof import('./island/MapIsland.ts')>
        name="map"
        props={{ provider, address, title: title || t('map.untitled') }}
        trigger="visible"
      >
        <ConsentedFrame
          context={context}
          label={t('map.show', { title: title || t('map.untitled'), name })}
          origin={new URL(address).origin}
          page={page}
          provider={provider}
          shape={styles.rule(`block-size:min(${heightOf(block)}px,80svh)`)}
          verb="show"
        >
          <div className="r-map__cover">
            <MapPin aria-hidden="true" className="r-icon" size={34} strokeWidth={1.25} />
            {title && (
              <p className="r-map__name" {...text('title')}>
                {title}
              </p>
            )}
          </div>
        </ConsentedFrame>
      </Island>
    </div>
  );
}

function heightOf({ height }: MapBlock): number {
  if (typeof height !== 'number' || !Number.isFinite(height)) return HEIGHTS.usual;
  return Math.round(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, height)));
}
