import type { ListingBlock } from '../../cms/payload-types.ts';
import type { DocumentView, TermView } from '../../content/documentTypes.ts';
import { CompareButton } from '../../parts/compare/CompareButton.tsx';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { encodePath } from '../../shared/urls.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { TourOfferLines } from './TourOfferLines.tsx';
import type { TourOffer } from './tourOffers.ts';

interface DocumentCardProps {
  block: ListingBlock;
  context: RenderContext;
  document: DocumentView;
  /** Index on the page, from 0. */
  index: number;
  /** Language of the card, where it differs from that of its page. */
  language?: TextMark | undefined;
  offer: TourOffer | undefined;
}

const TITLES = ['h2', 'h3', 'h4'] as const;

/** Aspect ratios of pictures in a masonry, which needs variation. */
export const MASONRY_RATIOS = ['4/5', '1/1', '4/3', '3/4', '1/1', '3/2'];

/**
 * Built-in card of a document without a template: picture, title, summary, and for a tour its duration and price. The click area is the whole
 * card.
 */
export function DocumentCard({ block, context, document, index, language, offer }: DocumentCardProps) {
  const Title = TITLES.find((tag) => tag === block.cardLevel) ?? 'h3';
  const tour = tourOf(document);
  const [section] = document.sections;
  return (
    <li className="r-listing__card" {...language}>
      {document.image && (
        <Picture
          alt=""
          className="r-listing__picture"
          context={context}
          media={document.image}
          ratio={block.view === 'masonry' ? (MASONRY_RATIOS[index % MASONRY_RATIOS.length] ?? '1/1') : '4/3'}
          slot={
            block.view === 'list'
              ? { ...context.slot, desktop: context.slot.desktop * 0.36, phone: 0.36 }
              : context.slot
          }
        />
      )}
      <div className="r-listing__text">
        {tour && <p className="r-listing__lead">{leadOf(tour, section, context)}</p>}
        <Title className="r-listing__title">
          <Link href={encodePath(document.path)}>{document.title}</Link>
        </Title>
        {document.excerpt && <p className="r-listing__excerpt">{document.excerpt}</p>}
        {tour ? (
          <TourOfferLines context={context} offer={offer} tour={tour} />
        ) : (
          <ArticleMeta context={context} document={document} />
        )}
        {block.showCompare && <CompareButton context={context} tour={tour} />}
      </div>
    </li>
  );
}

/** Duration and destination. */
function leadOf({ days, startPlace }: Tour, section: TermView | undefined, { t, view }: RenderContext) {
  const length = t('listing.days', { count: days });
  const language = section && languageMark(section, view);
  if (!language) return [length, section?.title ?? startPlace].filter(Boolean).join(' · ');
  return (
    <>
      {length} · <span {...language}>{section.title}</span>
    </>
  );
}

function ArticleMeta({ context, document }: { context: RenderContext; document: DocumentView }) {
  const [section] = document.sections;
  if (!section && !document.publishedAt) return null;
  return (
    <p className="r-listing__meta">
      {section && (
        <span className="r-listing__section" {...languageMark(section, context.view)}>
          {section.title}
        </span>
      )}
      {document.publishedAt && (
        <time dateTime={document.publishedAt}>{formatDate(document.publishedAt, context.view.locale)}</time>
      )}
    </p>
  );
}
