import type { RenderContext } from '../../render/context.ts';
import type { FormScope } from './formScope.ts';
import stepsCss from './steps.css?inline';

/** List of steps with the current one. Without script all of them are shown, stacked. */
export function Steps({ context, scope: { currentStep, model } }: { context: RenderContext; scope: FormScope }) {
  if (model.steps.length < 2) return null;
  context.styles.use('form/steps', stepsCss);
  const { t } = context;
  return (
    <ol aria-label={t('forms.steps')} className="r-form__steps">
      {model.steps.map(({ source, title }, index) => (
        <li aria-current={index === currentStep ? 'step' : undefined} key={keyOf(source, index)}>
          {title ?? t('forms.step', { index: index + 1, count: model.steps.length })}
        </li>
      ))}
    </ol>
  );
}

/** Unique key: two steps may have the same title, and a block need not have an id. */
function keyOf(source: object, place: number): string {
  return String((source as { id?: unknown }).id ?? place);
}
