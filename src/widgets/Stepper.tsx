import type { ReactNode } from 'react';
import type { RenderContext } from '../render/context.ts';
import css from './stepper.css?inline';

interface StepperProps {
  /** The number input, a child of nothing else. */
  children: ReactNode;
  context: RenderContext;
}

/** Where minus and plus come to stand beside a number input (`browser/stepNumbers.ts`). The input stays what it is, and is alone without script. */
export function Stepper({ children, context: { styles } }: StepperProps) {
  styles.use('stepper', css);
  return <span className="r-stepper">{children}</span>;
}

/** The words of these buttons, for the element that `stepNumbers` is given. */
export function stepperWords({ t }: Pick<RenderContext, 't'>) {
  return { 'data-less': t('forms.less', { label: '{label}' }), 'data-more': t('forms.more', { label: '{label}' }) };
}
