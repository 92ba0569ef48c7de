import type { ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import css from './stepper.css?inline';

interface StepperProps {
  /** The number input, as an only child. */
  children: ReactNode;
  context: RenderContext;
}

/** Placeholder for the minus and plus buttons of a number input (`browser/stepNumbers.ts`). Without script only the input is shown. */
export function Stepper({ children, context: { styles } }: StepperProps) {
  styles.use('stepper', css);
  return <span className="r-stepper">{children}</span>;
}

/** Labels of the buttons, for the element given to `stepNumbers`. */
export function stepperWords({ t }: Pick<RenderContext, 't'>) {
  return { 'data-less': t('forms.less', { label: '{label}' }), 'data-more': t('forms.more', { label: '{label}' }) };
}
