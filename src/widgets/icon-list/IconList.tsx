import type { IconListBlock } from '../../cms/payload-types.ts';
import { anchorOf } from '../../pages/href.ts';
import type { WidgetProps } from '../defineWidget.ts';
import { Icon } from '../icons.tsx';
import ledgerCss from './ledger.css?inline';

type Item = NonNullable<IconListBlock['items']>[number];

/** Short facts, each with an icon or a lead. */
export function IconList({ attributes, block, context }: WidgetProps<IconListBlock>) {
  if (block.arrangement === 'ledger') context.styles.use('icon-list/ledger', ledgerCss);
  const className = ['r-icon-list', `r-icon-list--${block.arrangement ?? 'column'}`, attributes.className];
  return (
    <ul className={className.filter(Boolean).join(' ')} id={attributes.id}>
      {(block.items ?? []).filter(hasText).map((item, index) => (
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
      <span className="r-icon-list__text">{anchor ? <a {...anchor}>{item.text}</a> : item.text}</span>
      {item.note && <span className="r-icon-list__note">{item.note}</span>}
    </li>
  );
}
