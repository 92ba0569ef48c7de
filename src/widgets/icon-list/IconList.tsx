import type { IconListBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { anchorOf } from '../../render/href.ts';
import { Link } from '../../render/Link.tsx';
import { Icon } from '../icons.tsx';
import arrangedCss from './arranged.css?inline';
import ledgerCss from './ledger.css?inline';
import notesCss from './notes.css?inline';

type Item = NonNullable<IconListBlock['items']>[number];

/** Short facts, each with an icon or a lead. */
export function IconList({ attributes, block, context }: WidgetProps<IconListBlock>) {
  const items = (block.items ?? []).filter(hasText);
  if (block.arrangement === 'ledger') context.styles.use('icon-list/ledger', ledgerCss);
  if (block.arrangement === 'row' || block.arrangement === 'grid')
    context.styles.use('icon-list/arranged', arrangedCss);
  if (items.some(({ lead, note }) => lead || note)) context.styles.use('icon-list/notes', notesCss);
  return (
    <ul {...attributes('r-icon-list', `r-icon-list--${block.arrangement ?? 'column'}`)}>
      {items.map((item, index) => (
        <Entry item={item} key={item.id ?? index} />
      ))}
    </ul>
  );
}

/** Whether an entry has anything to say. */
export function hasText(item: Item): boolean {
  return Boolean(item.text?.trim());
}

function Entry({ item }: { item: Item }) {
  const anchor = anchorOf(item.link);
  return (
    <li>
      {item.icon && item.icon !== 'none' && <Icon name={item.icon} />}
      {item.lead && <span className="r-icon-list__lead">{item.lead}</span>}
      <span className="r-icon-list__text">{anchor ? <Link {...anchor}>{item.text}</Link> : item.text}</span>
      {item.note && <span className="r-icon-list__note">{item.note}</span>}
    </li>
  );
}
