import type { RenderContext } from '../context.ts';
import { Link } from '../links/Link.tsx';
import faultCss from './fault.css?inline';
import summaryCss from './fault-summary.css?inline';

/** Validation error of one field. */
export interface FieldFault {
  /** Id of its control. */
  id: string;
  label: string;
  words: string;
}

interface Props {
  context: RenderContext;
  faults: readonly FieldFault[];
  /** Empty until something is wrong, for a script that fills it in the same way. */
  isHidden?: boolean;
  /** Fault of the whole form; absent: a hint to correct the marked fields. */
  message?: string | undefined;
}

/** Error summary of a refused form, with a link to each field; dashes are set alike in every language, colons are not. It has the focus and is announced. */
export function FaultSummary({ context: { styles, t }, faults, isHidden = false, message }: Props) {
  styles.use('form/fault', faultCss);
  styles.use('form/summary', summaryCss);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is shown again because of these errors, which are announced first
    <div autoFocus={!isHidden} className="r-form__summary" hidden={isHidden} role="alert" tabIndex={-1}>
      <p>{message ?? t('form.refused')}</p>
      <ul>
        {faults.map(({ id, label, words }) => (
          <li key={id}>
            <Link href={`#${id}`}>{label}</Link> – {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
