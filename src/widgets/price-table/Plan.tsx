import { Check, X } from 'lucide-react';
import type { PriceTableBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import type { Marks } from '../../render/text/marks.ts';
import { type CURRENCIES, formatPrice } from './currencies.ts';

export type StoredPlan = NonNullable<PriceTableBlock['plans']>[number];
type Feature = NonNullable<StoredPlan['features']>[number];

interface PlanProps {
  context: RenderContext;
  currency: keyof typeof CURRENCIES;
  level: 'h2' | 'h3' | 'h4';
  plan: StoredPlan;
  text: Marks['text'];
}

/** Whether a plan has a name. */
export function hasTitle({ title }: StoredPlan): boolean {
  return Boolean(title?.trim());
}

/** One plan. */
export function Plan({ context, currency, level: Title, plan, text }: PlanProps) {
  const anchor = plan.buttonLabel?.trim() ? anchorOf(plan.link) : undefined;
  const features = plan.features ?? [];
  return (
    <li className={plan.isMain ? 'r-plan r-plan--main' : 'r-plan'}>
      {plan.ribbon?.trim() && (
        <p className="r-plan__ribbon" {...text('ribbon')}>
          {plan.ribbon}
        </p>
      )}
      <Title className="r-plan__title r-display" {...text('title')}>
        {plan.title}
      </Title>
      {plan.text?.trim() && (
        <p className="r-plan__text" {...text('text')}>
          {plan.text}
        </p>
      )}
      <Price context={context} currency={currency} plan={plan} text={text} />
      {features.some(says) && (
        <ul className="r-plan__features">
          {features.filter(says).map((feature, index) => (
            <FeatureLine
              context={context}
              feature={feature}
              key={feature.id ?? index}
              mark={text(`features.${features.indexOf(feature)}.text`)}
            />
          ))}
        </ul>
      )}
      {(anchor || plan.footnote?.trim()) && (
        <div className="r-plan__end">
          {anchor && (
            <Link
              className={`r-button r-button--${plan.isMain ? 'solid' : 'outline'}`}
              {...anchor}
              {...text('buttonLabel')}
            >
              {plan.buttonLabel}
            </Link>
          )}
          {plan.footnote?.trim() && (
            <p className="r-plan__footnote" {...text('footnote')}>
              {plan.footnote}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

function says({ text }: Feature): boolean {
  return Boolean(text?.trim());
}

function Price({ context: { t, view }, currency, plan, text }: Omit<PlanProps, 'level'>) {
  const price = priceOf(plan.price);
  const original = priceOf(plan.originalPrice);
  if (price === undefined) return null;
  return (
    <p className="r-plan__price">
      {original !== undefined && original > price && (
        <s className="r-plan__original">
          <span className="r-plan__said">{t('price.before')}</span> {formatPrice(original, currency, view.locale)}
        </s>
      )}
      <span className="r-plan__amount">
        {original !== undefined && original > price && <span className="r-plan__said">{t('price.now')} </span>}
        {formatPrice(price, currency, view.locale)}
      </span>
      {plan.period?.trim() && (
        <span className="r-plan__period" {...text('period')}>
          {plan.period}
        </span>
      )}
    </p>
  );
}

function priceOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : undefined;
}

interface FeatureLineProps {
  context: RenderContext;
  feature: Feature;
  mark: ReturnType<Marks['text']>;
}

/** The icon has a text alternative. */
function FeatureLine({ context: { t }, feature, mark }: FeatureLineProps) {
  const isPlain = feature.sign === 'none';
  const isIn = feature.sign !== 'no';
  const Sign = isIn ? Check : X;
  return (
    <li className={isPlain || isIn ? undefined : 'r-plan__missing'}>
      {!isPlain && <Sign aria-hidden="true" className="r-plan__sign" size={18} strokeWidth={1.8} />}
      {!isPlain && <span className="r-plan__said">{t(isIn ? 'price.included' : 'price.notIncluded')} </span>}
      <span {...mark}>{feature.text}</span>
    </li>
  );
}
