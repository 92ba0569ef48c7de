import type { PriceTableBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import buttonCss from '../button/button.css?inline';
import buttonLooksCss from '../button/looks.css?inline';
import { CURRENCIES } from './currencies.ts';
import { hasTitle, Plan } from './Plan.tsx';

const LEVELS = ['h2', 'h3', 'h4'] as const;

/** Pricing table: plans side by side; stacked on phones. */
export function PriceTable({ attributes, block, context, text }: WidgetProps<PriceTableBlock>) {
  const all = block.plans ?? [];
  const plans = all.filter(hasTitle);
  context.styles.use('button', buttonCss);
  context.styles.use('button/looks', buttonLooksCss);
  return (
    <ul {...attributes('r-price-table', context.styles.rule(`--plans:${plans.length}`))}>
      {plans.map((plan, index) => (
        <Plan
          context={context}
          currency={choiceOf(CURRENCIES, block.currency, 'EUR')}
          key={plan.id ?? index}
          level={LEVELS.find((level) => level === block.level) ?? 'h3'}
          plan={plan}
          text={(field) => text(`plans.${all.indexOf(plan)}.${field}`)}
        />
      ))}
    </ul>
  );
}
