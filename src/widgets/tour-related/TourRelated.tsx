import type { TourRelatedBlock } from '../../cms/payload-types.ts';
import { CompareButton } from '../../parts/compare/CompareButton.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { cardOf } from '../../render/blocks/renderBlocks.tsx';
import type { RenderContext } from '../../render/context.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import type { TextMark } from '../../render/text/marks.ts';
import type { DocumentView } from '../../render/types.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { encodePath } from '../../shared/urls.ts';
import { type FactName, factOf } from '../../tours/facts.ts';
import { tourOf } from '../../tours/tour.ts';
import phoneRowCss from '../pieces/phone-row.css?inline';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { widget as cards } from '../posts/index.ts';
import excerptCss from './excerpt.css?inline';

/** Facts on a tour's card. */
const CARD_FACTS: readonly FactName[] = ['duration', 'price'];

/** Related tours as cards. */
export function TourRelated({ attributes, block, context, data, text }: WidgetProps<TourRelatedBlock, DocumentView[]>) {
  const columns = Math.round(numberWithin(block.columns, [1, 4], 3));
  const list = context.styles.rule(`--columns:${columns};--row-gap:var(--space-6)`);
  const slot = { ...context.slot, desktop: context.slot.desktop / columns };
  context.styles.use(cards.name, cards.css);
  context.styles.use('phone-row', phoneRowCss);
  return (
    <div {...attributes('r-tour-related')}>
      <TourTitle block={block} context={context} text={text} />
      <ul className={`r-posts__list r-posts__list--grid ${list}`}>
        {data.map((document) => {
          const { language, spoken } = cardOf(context, document);
          const shown = { block, context: { ...spoken, slot }, document, language };
          return <Card {...shown} key={document.id} />;
        })}
      </ul>
    </div>
  );
}

interface CardProps {
  block: TourRelatedBlock;
  context: RenderContext;
  document: DocumentView;
  language: TextMark | undefined;
}

/** The click area is the whole card. */
function Card({ block, context, document, language }: CardProps) {
  const { excerpt, image, path, title } = document;
  const Title = titleTag(block);
  const hasExcerpt = excerpt && block.showExcerpt !== false;
  const tour = tourOf(document);
  const words = { t: context.t, locale: context.view.locale };
  if (hasExcerpt) context.styles.use('tour-related/excerpt', excerptCss);
  const facts = tour ? CARD_FACTS.flatMap((name) => factOf(name, tour, words) ?? []) : [];
  return (
    <li className="r-card" {...language}>
      {image && <Picture alt="" className="r-card__picture" context={context} media={image} ratio="4/3" />}
      <div className="r-card__text">
        <Title className="r-card__title">
          <Link href={encodePath(path)}>{title}</Link>
        </Title>
        {hasExcerpt && <p className="r-card__excerpt">{excerpt}</p>}
        {facts.length > 0 && (
          <p className="r-card__meta">
            {facts.map((fact, index) => (
              <span className={index ? 'r-card__category' : undefined} key={fact}>
                {fact}
              </span>
            ))}
          </p>
        )}
        {block.showCompare && <CompareButton context={context} tour={tour} />}
      </div>
    </li>
  );
}

function titleTag({ level, title }: TourRelatedBlock): 'h2' | 'h3' | 'h4' | 'h5' | 'p' {
  if (level === 'p') return 'p';
  return `h${Math.min(5, (levelOf(level) || 2) + (title?.trim() ? 1 : 0))}` as 'h3';
}
