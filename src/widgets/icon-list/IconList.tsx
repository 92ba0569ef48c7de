import type { IconListBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import type { Marks } from '../../render/text/marks.ts';
import { Icon } from '../pieces/icons.tsx';
import arrangedCss from './arranged.css?inline';
import ledgerCss from './ledger.css?inline';
import notesCss from './notes.css?inline';

type Item = NonNullable<IconListBlock['items']>[number];

/** List of short facts, each with an icon or a lead. */
export function IconList({ attributes, block, context, text }: WidgetProps<IconListBlock>) {
  const all = block.items ?? [];
  const items = all.filter(hasText);
  if (block.arrangement === 'ledger') context.styles.use('icon-list/ledger', ledgerCss);
  if (block.arrangement === 'row' || block.arrangement === 'grid')
    context.styles.use('icon-list/arranged', arrangedCss);
  if (items.some(({ lead, note }) => lead || note)) context.styles.use('icon-list/notes', notesCss);
  return (
    <ul {...attributes('r-icon-list', `r-icon-list--${block.arrangement ?? 'column'}`)}>
      {items.map((item, index) => (
        <Entry item={item} key={item.id ?? index} text={(field) => text(`items.${all.indexOf(item)}.${field}`)} />
      ))}
    </ul>
  );
}

/** Whether an item has any text. */
export function hasText(item: Item): boolean {
  return Boolean(item.text?.trim());
}

function Entry({ item, text }: { item: Item; text: Marks['text'] }) {
  const anchor = anchorOf(item.link);
  const mark = text('text');
  return (
    <li>
      {item.icon && item.icon !== 'none' && <Icon name={item.icon} />}
      {item.lead && (
        <span className="r-icon-list__lead" {...text('lead')}>
          {item.lead}
        </span>
      )}
      <span className="r-icon-list__text" {...(!anchor && mark)}>
        {anchor ? (
          <Link {...anchor} {...mark}>
            {item.text}
          </Link>
        ) : (
          item.text
        )}
      </span>
      {item.note && (
        <span className="r-icon-list__note" {...text('note')}>
          {item.note}
        </span>
      )}
    </li>
  );
}
