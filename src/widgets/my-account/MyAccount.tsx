import type { MyAccountBlock } from '../../cms/payload-types.ts';
import accountCss from '../../parts/customers/account.css?inline';
import { answeredForm } from '../../parts/customers/answeredForm.ts';
import { customerOn } from '../../parts/customers/customersVisitor.ts';
import { SignInForms } from '../../parts/customers/SignInForms.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { FaultSummary } from '../../render/formFields/FaultSummary.tsx';
import { Title } from '../pieces/Title.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { Journeys } from './Journeys.tsx';
import type { AccountData } from './loadAccount.ts';

const NO_JOURNEYS = { coming: [], past: [], earlier: [], statements: new Map() };

/** Account of the signed-in customer: orders first, then settings. Visitors see the sign-in options. */
export function MyAccount({
  attributes,
  block,
  context,
  data,
  text,
}: WidgetProps<MyAccountBlock, AccountData | undefined>) {
  const { styles, t, view } = context;
  styles.use('account', accountCss);
  const customer = customerOn(view);
  if (customer) {
    const { done, email, name } = customer;
    return (
      <div {...attributes('r-my-account', 'r-account')}>
        <div className="r-my-account__head">
          <h2 className="r-my-account__title r-display" id={context.headings.idOf(block)}>
            {name ? t('account.hello', { name }) : t('account.helloNobody')}
          </h2>
          <p>{email}</p>
        </div>
        {done && (
          <p className="r-my-account__done" role="status">
            {t(`account.done.${done}`)}
          </p>
        )}
        <Journeys
          context={context}
          customer={customer}
          journeys={data?.journeys ?? NO_JOURNEYS}
          tours={data?.tours ?? new Map()}
        />
        <AccountSettings context={context} customer={customer} />
      </div>
    );
  }
  return (
    <div {...attributes('r-my-account', 'r-account')}>
      <Title
        className="r-my-account__title"
        context={context}
        level={block.level}
        mark={text('title')}
        source={block}
        text={block.title}
      />
      {block.text?.trim() && (
        <p className="r-account__text" {...text('text')}>
          {block.text.trim()}
        </p>
      )}
      {hasEnded(context) && <FaultSummary context={context} faults={[]} message={t('account.ended')} />}
      <SignInForms context={context} />
    </div>
  );
}

/** Whether a form was submitted that needs a session, which has expired. */
function hasEnded(context: RenderContext): boolean {
  return (['details', 'password', 'email', 'erase'] as const).some((form) => answeredForm(context, form).isShown);
}
