import type { Faults, Typed } from '../../endpoints/formEndpoint.ts';
import { TRAP_NAME } from '../../forms/spam/names.ts';
import type { Translate } from '../../shared/messages/index.ts';
import { SUBSCRIBE_PATH } from './rules/subscribePath.ts';
import { SubscribeFields } from './SubscribeFields.tsx';

/** Hidden fields that are sent back unchanged. */
const KEPT = ['words', 'seal', 'form', '_page', TRAP_NAME];

interface SubscribeAgainProps {
  typed: Typed;
  faults: Faults;
  t: Translate;
}

/** A refused subscribe form, for browsers without script: with the typed values and their errors. */
export function SubscribeAgain({ faults, t, typed }: SubscribeAgainProps) {
  const text = (name: string): string => {
    const value = typed[name];
    return typeof value === 'string' ? value : '';
  };
  return (
    <form action={SUBSCRIBE_PATH} className="r-subscribe r-subscribe--stacked" method="post" noValidate>
      <SubscribeFields
        buttonLabel={t('subscribe.again')}
        consent={text('words')}
        faults={faults}
        hasBox={faults.agreed !== undefined || text('agreed') === 'true'}
        hasName={text('name') !== ''}
        id="subscribe"
        t={t}
        values={{ email: text('email'), name: text('name'), agreed: text('agreed') === 'true' }}
      >
        {KEPT.map((name) => text(name) && <input key={name} name={name} type="hidden" value={text(name)} />)}
      </SubscribeFields>
    </form>
  );
}
