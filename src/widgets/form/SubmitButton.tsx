import type { RenderContext } from '../../render/context.ts';
import type { TextMark } from '../../render/text/marks.ts';
import buttonCss from '../button/button.css?inline';

interface Props {
  context: RenderContext;
  label: string;
  mark?: TextMark | false | undefined;
}

/** Submit button. In the preview it does nothing. */
export function SubmitButton({ context, label, mark }: Props) {
  context.styles.use('button', buttonCss);
  return (
    <p className="r-form__submit">
      <button className="r-button r-button--solid" type={context.editing ? 'button' : 'submit'}>
        <span {...mark}>{label}</span>
      </button>
    </p>
  );
}
