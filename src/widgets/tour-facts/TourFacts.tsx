import type { TourFactsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { tourOf } from '../../tours/tour.ts';
import signCss from '../pieces/sign.css?inline';
import cardCss from './card.css?inline';
import { FactIcon } from './FactIcon.tsx';
import lineCss from './line.css?inline';
import listCss from './list.css?inline';
import { readFacts } from './readFacts.ts';
import signsCss from './signs.css?inline';
import stripCss from './strip.css?inline';

const LOOKS = { strip: stripCss, list: listCss, card: cardCss, line: lineCss } as const;

/** Key facts of the page's tour, as a description list. */
export function TourFacts({ attributes, block, context, text }: WidgetProps<TourFactsBlock>) {
  const tour = tourOf(context.view.document);
  if (!tour) return null;
  const look = block.look && Object.hasOwn(LOOKS, block.look) ? block.look : 'strip';
  context.styles.use(`tour-facts/${look}`, LOOKS[look]);
  const facts = readFacts(block, tour, { t: context.t, locale: context.view.locale });
  const hasIcons = block.hasIcons !== false;
  const hasSigns = hasIcons && look === 'strip';
  if (hasSigns) {
    context.styles.use('sign', signCss);
    context.styles.use('tour-facts/signs', signsCss);
  }
  const columns = look === 'strip' && context.styles.rule(`--columns:${columnsFor(facts.length)}`);
  return (
    <dl {...attributes('r-tour-facts', `r-tour-facts--${look}`, columns)}>
      {facts.map(({ label, name, row, value }) => (
        <div className={`r-tour-facts__fact r-tour-facts__fact--${name}`} key={name}>
          <dt className={hasSigns ? 'r-signed' : undefined}>
            {hasIcons && look !== 'strip' && <FactIcon name={name} size={look === 'line' ? 16 : 18} />}
            <span {...(row !== undefined && text(`facts.${row}.label`))}>{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Number of columns with evenly filled rows. */
function columnsFor(count: number): number {
  if (count <= 6) return Math.max(1, count);
  return Math.ceil(count / Math.ceil(count / 5));
}
