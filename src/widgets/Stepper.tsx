import type { ReactNode } from 'react';
import type { RenderContext } from '../render/context.ts';
import css from './stepper.css?inline';

interface StepperProps {
  /** The number input, a child of nothing else. */
  children: ReactNode;
  context: RenderContext;
  /** What the number is of. */
  label: string;
}

/**
 * Minus and plus beside a number input (`browser/stepNumbers.ts`). The input stays what it is: the buttons are there for fingers, for whom it has no arrows, are not
 * on the way of Tab, and are not shown without script.
 */
export function Stepper({ children, context: { styles, t }, label }: StepperProps) {
  styles.use('stepper', css);
  return (
    <span className="r-stepper">
      <button aria-label={t('forms.less', { label })} data-by="-1" tabIndex={-1} type="button">
        −
      </button>
      {children}
      <button aria-label={t('forms.more', { label })} data-by="1" tabIndex={-1} type="button">
        +
      </button>
      <span className="r-stepper__said" role="status" />
    </span>
  );
}
