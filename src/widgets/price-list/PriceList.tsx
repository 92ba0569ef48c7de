import type { Media, PriceListBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { Marks } from '../../render/text/marks.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import linkedCss from './linked.css?inline';
import picturesCss from './pictures.css?inline';

type Item = NonNullable<PriceListBlock['items']>[number];

const LEADERS = { dots: '', line: '', none: '' };
const RATIOS = { arch: '4/5', circle: '1/1', square: '1/1' };

/** Widths of a picture: CSS px on a desktop, and its share of a phone's window. */
const SLOT = { desktop: 112, phone: 0.25 };

/** Price list: names with leader dots and prices. */
export function PriceList({ attributes, block, context, text }: WidgetProps<PriceListBlock>) {
  const all = block.items ?? [];
  const items = all.filter(hasTitle);
  const shape = choiceOf(RATIOS, block.shape, 'arch');
  const { styles } = context;
  if (items.some(({ picture }) => hasPicture(populated<Media>(picture))))
    styles.use('price-list/pictures', picturesCss);
  if (items.some(({ link }) => anchorOf(link))) styles.use('price-list/linked', linkedCss);
  return (
    <ul
      {...attributes(
        'r-price-list',
        `r-price-list--${choiceOf(LEADERS, block.leader, 'dots')}`,
        `r-price-list--${shape}`,
      )}
    >
      {items.map((item, index) => (
        <Entry
          context={context}
          item={item}
          key={item.id ?? index}
          ratio={RATIOS[shape]}
          text={(field) => text(`items.${all.indexOf(item)}.${field}`)}
        />
      ))}
    </ul>
  );
}

/** Whether an item has a name. */
export function hasTitle({ title }: Item): boolean {
  return Boolean(title?.trim());
}

interface EntryProps {
  context: RenderContext;
  item: Item;
  ratio: string;
  text: Marks['text'];
}

function Entry({ context, item, ratio, text }: EntryProps) {
  const anchor = anchorOf(item.link);
  const picture = populated<Media>(item.picture);
  const mark = text('title');
  return (
    <li>
      {hasPicture(picture) && (
        <Picture alt="" className="r-price-list__picture" context={context} media={picture} ratio={ratio} slot={SLOT} />
      )}
      <div className="r-price-list__words">
        <div className="r-price-list__line">
          <span className="r-price-list__title" {...(!anchor && mark)}>
            {anchor ? (
              <Link {...anchor} {...mark}>
                {item.title}
              </Link>
            ) : (
              item.title
            )}
          </span>
          {item.price?.trim() && <span aria-hidden="true" className="r-price-list__leader" />}
          {item.price?.trim() && (
            <span className="r-price-list__price" {...text('price')}>
              {item.price}
            </span>
          )}
        </div>
        {item.text?.trim() && (
          <p className="r-price-list__text" {...text('text')}>
            {item.text}
          </p>
        )}
      </div>
    </li>
  );
}
