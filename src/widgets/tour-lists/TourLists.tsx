import type { TourListsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { tourOf } from '../../tours/tour.ts';
import { Fold } from '../pieces/Fold.tsx';
import signCss from '../pieces/sign.css?inline';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { readLists, type ShownList } from './lists.ts';

/** Lists of the page's tour with titles; “for whom it is” is a text. */
export function TourLists(props: WidgetProps<TourListsBlock>) {
  const { attributes, block, context, text } = props;
  const tour = tourOf(context.view.document);
  if (!tour) return null;
  const lists = readLists(block, tour);
  context.styles.use('sign', signCss);
  const isBeside = block.arrangement !== 'below' && lists.length > 1;
  return (
    <div {...attributes('r-tour-lists')}>
      <TourTitle block={block} context={context} text={text} />
      <div className={isBeside ? 'r-tour-lists__all r-tour-lists__all--beside' : 'r-tour-lists__all'}>
        {lists.map((list) => (
          <List key={list.name} list={list} {...props} />
        ))}
      </div>
    </div>
  );
}

function List({ block, context, list, text }: WidgetProps<TourListsBlock> & { list: ShownList }) {
  const { lines, name, own, row } = list;
  const Title = titleTag(block);
  const title = own || context.t(`tourLists.${name}`);
  const content = (
    <>
      <Title className="r-tour-lists__title r-fold-title r-display" {...(own && text(`lists.${row}.label`))}>
        {title}
      </Title>
      {name === 'fit' ? (
        lines.map((line) => <p key={line}>{line}</p>)
      ) : (
        <ul>
          {lines.map((line) => (
            <li className="r-signed" key={line}>
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <section className={`r-tour-lists__list r-tour-lists__list--${name}`}>
      {/* Highlights are never collapsed: they decide the choice of a tour. */}
      {name === 'highlights' ? (
        content
      ) : (
        <Fold context={context} title={title}>
          {content}
        </Fold>
      )}
    </section>
  );
}

/** Heading level below that of the widget's title. */
function titleTag({ level, title }: TourListsBlock): 'h2' | 'h3' | 'h4' | 'h5' | 'p' {
  if (level === 'p') return 'p';
  const depth = (levelOf(level) || 2) + (title?.trim() ? 1 : 0);
  return `h${Math.min(5, depth)}` as 'h3';
}
