import { Fragment } from 'react';
import { CompareButton } from '../../parts/compare/CompareButton.tsx';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import type { DocumentView } from '../../render/types.ts';
import type { PlainKey } from '../../shared/messages/index.ts';
import { markWords } from '../../shared/search/markWords.ts';
import { encodePath } from '../../shared/urls.ts';
import { tourOf } from '../../tours/tour.ts';
import { TourOfferLines } from '../listing/TourOfferLines.tsx';
import type { TourOffer } from '../listing/tourOffers.ts';

interface ResultProps {
  doc: DocumentView;
  /** Name of a single document of its kind. */
  kind: PlainKey | undefined;
  query: string;
  hasPicture: boolean;
  /** Whether tours can be compared. */
  hasCompare: boolean;
  /** Of a tour. */
  offer: TourOffer | undefined;
  /** In the language of the result. */
  context: RenderContext;
  /** Language of the result, where it differs from that of its page. */
  language: TextMark | undefined;
}

/** Share of a row that its picture takes. */
const PICTURE_SHARE = 0.26;

/** A result: title and summary with the query highlighted. The click area is the whole row. */
export function Result({ context, doc, hasCompare, hasPicture, kind, language, offer, query }: ResultProps) {
  const { slot } = context;
  const [section] = doc.sections;
  const tour = tourOf(doc);
  return (
    <li className="r-results__item" {...language}>
      {hasPicture && doc.image && (
        <Picture
          alt=""
          className="r-results__picture"
          context={context}
          media={doc.image}
          ratio="4/3"
          slot={{ ...slot, desktop: slot.desktop * PICTURE_SHARE, phone: slot.phone * 0.3 }}
        />
      )}
      <div className="r-results__text">
        <p className="r-results__kind" {...(section && languageMark(section, context.view))}>
          {section?.title ?? (kind && context.t(kind))}
        </p>
        <h2 className="r-results__title">
          <Link href={encodePath(doc.path)}>
            <Marked query={query} text={doc.title} />
          </Link>
        </h2>
        {doc.excerpt && (
          <p className="r-results__excerpt">
            <Marked query={query} text={doc.excerpt} />
          </p>
        )}
        {tour && <TourOfferLines context={context} offer={offer} tour={tour} />}
        {hasCompare && <CompareButton context={context} tour={tour} />}
      </div>
    </li>
  );
}

function Marked({ query, text }: { query: string; text: string }) {
  return markWords(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places
    index % 2 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
