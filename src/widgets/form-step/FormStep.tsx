import type { FormStepBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import buttonCss from '../button/button.css?inline';
import { formAround } from '../form/formScope.ts';
import stepsCss from '../form/steps.css?inline';

/** Step of a form. The script shows one at a time; without it all are stacked. `data-current` marks the current one; the buttons need script. */
export function FormStep({ attributes, block, context, slot, text }: WidgetProps<FormStepBlock>) {
  const form = formAround(context);
  if (!form) return null;
  const { styles, t } = context;
  styles.use('form/steps', stepsCss);
  styles.use('button', buttonCss);
  const count = form.model.steps.length;
  const index = Math.max(
    0,
    form.model.steps.findIndex(({ source }) => source === block),
  );
  const html = context.renderBlocks(block.blocks);
  const next = block.nextLabel?.trim();
  return (
    <fieldset
      {...attributes('r-form-step')}
      data-current={index === form.currentStep ? '' : undefined}
      data-step={index}
      tabIndex={-1}
    >
      <legend className="r-form-step__title r-display">
        <small>{t('forms.step', { index: index + 1, count })}</small>
        {block.title?.trim() && <span {...text('title')}>{block.title}</span>}
      </legend>
      <div className="r-form__fields" {...slot()} dangerouslySetInnerHTML={{ __html: html }} />
      {!context.editing && (
        <p className="r-form-step__buttons">
          {index > 0 && (
            <button className="r-button" data-go="-1" type="button">
              {t('forms.back')}
            </button>
          )}
          {index < count - 1 && (
            <button className="r-button r-button--solid" data-go="1" type="button">
              {next || t('forms.next')}
            </button>
          )}
        </p>
      )}
    </fieldset>
  );
}
