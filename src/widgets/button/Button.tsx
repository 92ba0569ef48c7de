import type { ButtonBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { Marked } from '../../render/text/Marked.tsx';
import { Icon } from '../pieces/icons.tsx';
import alignedCss from './aligned.css?inline';
import looksCss from './looks.css?inline';

/** A link that looks like a button. */
export function Button({ attributes, block, context: { styles }, text }: WidgetProps<ButtonBlock>) {
  const anchor = anchorOf(block.link);
  if (!anchor) return null;
  const align = block.align && block.align !== 'start' ? `r-button-block--${block.align}` : '';
  const look = block.look ?? 'solid';
  if (align) styles.use('button/aligned', alignedCss);
  if (look !== 'solid') styles.use('button/looks', looksCss);
  return (
    <div {...attributes('r-button-block', align)}>
      <Link className={`r-button r-button--${look}`} {...anchor}>
        <Marked mark={text('label')}>{block.label}</Marked>
        {block.icon && block.icon !== 'none' && <Icon name={block.icon} />}
      </Link>
    </div>
  );
}
