import type { MapBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { isOfService } from './isOfService.ts';
import { ServiceMap } from './ServiceMap.tsx';

/** Map: drawn here, with places and a route, or from a service behind a placeholder. */
export function PlaceMap(props: WidgetProps<MapBlock>) {
  return isOfService(props.block) ? <ServiceMap {...props} /> : <DrawnMap {...props} />;
}
