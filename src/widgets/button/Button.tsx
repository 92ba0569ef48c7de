import type { ButtonBlock } from '../../cms/payload-types.ts';
import { anchorOf } from '../../pages/href.ts';
import type { WidgetProps } from '../defineWidget.ts';
import { Icon } from '../icons.tsx';

/** A link that looks like a button. */
export function Button({ attributes, block }: WidgetProps<ButtonBlock>) {
  const anchor = anchorOf(block.link);
  if (!anchor) return null;
  const align = block.align && block.align !== 'start' ? `r-button-block--${block.align}` : '';
  return (
    <div className={['r-button-block', align, attributes.className].filter(Boolean).join(' ')} id={attributes.id}>
      <a className={`r-button r-button--${block.look ?? 'solid'}`} {...anchor}>
        {block.label}
        {block.icon && block.icon !== 'none' && <Icon name={block.icon} />}
      </a>
    </div>
  );
}
