import type { MapBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { isOfService } from './isOfService.ts';
import { ServiceMap } from './ServiceMap.tsx';

/** A map: drawn here, with its places and the way between them, or that of a service behind a placeholder. */
export function PlaceMap(props: WidgetProps<MapBlock>) {
  return isOfService(props.block) ? <ServiceMap {...props} /> : <DrawnMap {...props} />;
}
