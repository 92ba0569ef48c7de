import type { AccordionBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { Disclosures } from './Disclosures.tsx';

/** Rows of which one is open at most. */
export function Accordion(props: WidgetProps<AccordionBlock>) {
  return <Disclosures {...props} group={props.context.uniqueId('accordion')} />;
}
