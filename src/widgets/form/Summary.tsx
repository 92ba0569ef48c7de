import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/Link.tsx';
import type { AnsweredView } from '../../render/types.ts';
import type { FormScope } from './formScope.ts';

interface Props {
  answered: AnsweredView | undefined;
  context: RenderContext;
  scope: FormScope;
}

/** What is wrong with a form as a whole, with a way to each field. Empty until something is; the island fills it in the same way. */
export function Summary({ answered, context: { t }, scope: { faults, model, prefix } }: Props) {
  const found = model.fields.filter(({ name }) => Object.hasOwn(faults, name));
  const isShown = answered !== undefined && (found.length > 0 || answered.message !== undefined);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page has come again because of this, and it is to be heard first
    <div autoFocus={isShown} className="r-form__summary" hidden={!isShown} role="alert" tabIndex={-1}>
      <p>{answered?.message ?? t('form.refused')}</p>
      <ul>
        {found.map(({ label, name }) => (
          <li key={name}>
            <Link href={`#${prefix}-${name}`}>{label}</Link>: {faults[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
