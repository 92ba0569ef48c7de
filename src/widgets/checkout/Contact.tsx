import { MAIL_ADDRESS_LENGTH } from '../../forms/isMailAddress.ts';
import { LENGTHS } from '../../parts/shop/checkout/checkoutFields.ts';
import { TextField } from '../../render/formFields/TextField.tsx';
import type { CheckoutScope } from './scope.ts';

/** Contact fields of the customer. */
export function Contact({ asksCountry, scope }: { asksCountry: boolean; scope: CheckoutScope }) {
  const { context, prefix, values } = scope;
  const { t } = context;
  const field = (name: 'country' | 'email' | 'name' | 'phone') =>
    ({ context, id: `${prefix}-${name}`, value: values[name], fault: values.fault(name) }) as const;
  return (
    <fieldset className="r-checkout__group">
      <legend className="r-display">{t('shop.checkout.contact')}</legend>
      <div className="r-checkout__fields">
        <TextField
          {...field('name')}
          className="r-checkout__wide"
          help={t('shop.checkout.nameHelp')}
          input={{ name: 'name', autoComplete: 'name', maxLength: LENGTHS.name, required: true }}
          label={t('shop.checkout.name')}
        />
        <TextField
          {...field('email')}
          help={t('shop.checkout.contactHelp')}
          input={{
            name: 'email',
            type: 'email',
            autoComplete: 'email',
            maxLength: MAIL_ADDRESS_LENGTH,
            required: true,
          }}
          label={t('shop.checkout.email')}
        />
        <TextField
          {...field('phone')}
          help={t('shop.checkout.phoneHelp')}
          input={{ name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: LENGTHS.phone }}
          label={t('shop.checkout.phone')}
        />
        {asksCountry && (
          <TextField
            {...field('country')}
            input={{ name: 'country', autoComplete: 'country-name', maxLength: LENGTHS.country }}
            label={t('shop.checkout.country')}
          />
        )}
      </div>
    </fieldset>
  );
}
