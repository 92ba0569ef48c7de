import type { GalleryBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import filterCss from './filter.css?inline';
import { GalleryItem } from './GalleryItem.tsx';
import gridCss from './grid.css?inline';
import justifiedCss from './justified.css?inline';
import { galleryLook } from './look.ts';
import masonryCss from './masonry.css?inline';
import { type GalleryGroup, type GalleryPicture, readGallery } from './readGallery.ts';

const LAYOUT_CSS = { grid: gridCss, justified: justifiedCss, masonry: masonryCss };

/** Gallery of pictures in a grid, in justified rows or in masonry, with a filter bar of its groups. */
export function Gallery({ attributes, block, context, text }: WidgetProps<GalleryBlock>) {
  const { groups, pictures } = readGallery(block);
  const look = galleryLook(block);
  const { styles } = context;
  const id = context.uniqueId('gallery');
  styles.use(`gallery/${look.layout}`, LAYOUT_CSS[look.layout]);
  if (groups.length) styles.use('gallery/filter', filterCss);
  const rules = look.rules.map(({ declarations, media }) => styles.rule(declarations, media));
  return (
    <div {...attributes('r-gallery')}>
      {groups.length > 0 && (
        <fieldset className="r-gallery__bar">
          <legend>{context.t('gallery.choose')}</legend>
          <Choice context={context} id={id} isFirst />
          {groups.map((group, index) => (
            <Choice context={context} group={group} id={id} key={group.name} text={text} value={index + 1} />
          ))}
        </fieldset>
      )}
      <ul className={['r-gallery__list', `r-gallery__list--${look.layout}`, ...rules].join(' ')}>
        {pictures.map((picture, index) => (
          <GalleryItem
            block={block}
            context={context}
            id={id}
            key={keyOf(picture, index)}
            look={look}
            picture={picture}
            place={index}
          />
        ))}
      </ul>
    </div>
  );
}

/** Unique key: a picture may be in a gallery twice. */
function keyOf({ media }: GalleryPicture, place: number): string {
  return `${place}:${media.id}`;
}

interface ChoiceProps extends Pick<WidgetProps<GalleryBlock>, 'context'> {
  id: string;
  group?: GalleryGroup;
  value?: number;
  isFirst?: boolean;
  text?: WidgetProps<GalleryBlock>['text'];
}

/** Radio button of the filter bar. The number of its pictures is part of its name, for screen readers. */
function Choice({ context: { t }, group, id, isFirst, text, value = 0 }: ChoiceProps) {
  const name = group?.name ?? t('gallery.all');
  return (
    <label className="r-gallery__choice">
      <input
        aria-label={group ? `${name}, ${t('gallery.pictureCount', { count: group.count })}` : name}
        defaultChecked={isFirst}
        name={id}
        type="radio"
        value={value}
      />
      <span {...(group && text?.(`groups.${group.row}.name`))}>{name}</span>
      {group && <small aria-hidden="true">{group.count}</small>}
    </label>
  );
}
