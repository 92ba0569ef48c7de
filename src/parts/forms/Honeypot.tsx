import { TRAP_NAME } from '../../forms/spam/names.ts';
import type { RenderContext } from '../../render/context.ts';
import css from './form-trap.css?inline';

/**
 * Honeypot: a field hidden from people and screen readers, which bots fill in (reference). Its form is positioned, so that the page does not
 * grow.
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
