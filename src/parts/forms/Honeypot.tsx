import { TRAP_NAME } from '../../forms/spam/names.ts';
import type { RenderContext } from '../../render/context.ts';
import css from './form-trap.css?inline';

/**
 * A field that no person sees, reaches or hears of, and programs that fill in everything fill in (reference, 4.4). The form it stands in is
 * positioned, so that it makes nothing longer.
 */
export function Honeypot({ context }: { context: RenderContext }) {
  context.styles.use('form-trap', css);
  return (
    <div aria-hidden="true" className="r-form-trap">
      <label>
        {context.t('form.trap')}
        <input autoComplete="off" name={TRAP_NAME} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}
