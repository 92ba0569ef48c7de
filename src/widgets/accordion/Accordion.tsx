import type { AccordionBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Disclosures } from './Disclosures.tsx';

/** Accordion: at most one item is open. */
export function Accordion(props: WidgetProps<AccordionBlock>) {
  return <Disclosures {...props} group={props.context.uniqueId('accordion')} />;
}
