import type { FormBlock } from '../../cms/payload-types.ts';
import { formPath } from '../../forms/formPath.ts';
import { Island } from '../../islands/Island.tsx';
import { Honeypot } from '../../parts/forms/Honeypot.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { withinBlock } from '../../render/blocks/withinBlock.ts';
import { withTranslated } from '../../render/text/languageMarks.ts';
import { stepperWords } from '../pieces/Stepper.tsx';
import { Title } from '../pieces/Title.tsx';
import { AboutTour } from './AboutTour.tsx';
import { AfterPopup } from './AfterPopup.tsx';
import besideCss from './beside.css?inline';
import boxedCss from './boxed.css?inline';
import { FORM, type FormScope } from './formScope.ts';
import { formValues } from './formValues.ts';
import { formIslandProps } from './islandProps.ts';
import type { LoadedForm } from './loadForm.ts';
import { Steps } from './Steps.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { Summary } from './Summary.tsx';

type Props = WidgetProps<FormBlock, LoadedForm | undefined>;

/**
 * A form. Without script it posts to its endpoint, which answers with a page: the confirmation, or this one with errors. With script it is sent
 * in place, no input is lost, and errors are shown while typing.
 */
export function Form(props: Props) {
  const { attributes, block, context, data, text } = props;
  if (!data) return null;
  const isBoxed = block.look === 'boxed';
  const hasHead = Boolean(block.title?.trim() || block.text?.trim());
  const isBeside = hasHead && block.arrangement === 'beside';
  if (isBoxed) context.styles.use('form/boxed', boxedCss);
  if (isBeside) context.styles.use('form/beside', besideCss);
  return (
    <div {...attributes('r-form', isBoxed && 'r-form--boxed', isBeside && 'r-form--beside')}>
      {hasHead && (
        <div className="r-form__head">
          <Title
            className="r-form__title"
            context={context}
            level={block.level}
            mark={text('title')}
            source={block}
            text={block.title}
          />
          {block.text?.trim() && (
            <p className="r-form__text" {...text('text')}>
              {block.text}
            </p>
          )}
        </div>
      )}
      <FormElement {...props} data={data} />
    </div>
  );
}

function FormElement({ block, context, data }: Props & { data: LoadedForm }) {
  const { form, isEdited, isOwn, model, translated } = data;
  const { editing, t, view } = context;
  const answered = view.answered?.part === 'forms' && view.answered.id === form.id ? view.answered : undefined;
  // The label of the catalogue is better than one in another language.
  const isForeign = view.languages?.translation && !translated?.has('/submitLabel');
  const scope: FormScope = {
    ...formValues(model, answered),
    model,
    prefix: context.uniqueId(`form-${form.id}`),
    submitLabel: (!isForeign && form.submitLabel?.trim()) || t('forms.submit'),
  };
  const html = withinBlock(withTranslated(context, translated), FORM, scope, isOwn).renderBlocks(form.layout);
  const hasFiles = model.fields.some(({ kind }) => kind === 'upload');
  const element = (
    <form
      action={editing ? undefined : formPath(form.id)}
      // Copying stays allowed where the page's copy protection is on.
      data-copy-allowed=""
      data-proof={form.protection?.proofOfWork ? '' : undefined}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className="r-form__form"
      id={scope.prefix}
      method="post"
      {...(model.fields.some(({ kind }) => kind === 'number') && stepperWords(context))}
    >
      <input name="_page" type="hidden" defaultValue={view.isFragment ? '' : view.path} />
      <Honeypot context={context} />
      <Summary answered={answered} context={context} scope={scope} />
      {block.knowsTour !== false && <AboutTour answered={answered} context={context} />}
      <Steps context={context} scope={scope} />
      <div
        className="r-form__fields"
        {...(editing && isEdited && { 'data-slot': '' })}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!model.hasSubmit && <SubmitButton context={context} label={scope.submitLabel} />}
      <AfterPopup form={form} />
    </form>
  );
  // The preview sends nothing, and shows all steps.
  if (editing) return element;
  return (
    <Island<typeof import('./island/FormIsland.ts')>
      name="form"
      props={formIslandProps(form, model)}
      trigger="interaction(hover-intent) | visible"
    >
      {element}
    </Island>
  );
}
