import type { ToggleBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Disclosures } from '../accordion/Disclosures.tsx';

/** Disclosures that open independently. */
export function Toggle(props: WidgetProps<ToggleBlock>) {
  return <Disclosures {...props} group={undefined} />;
}
