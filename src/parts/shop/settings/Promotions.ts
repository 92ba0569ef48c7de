import type { CollectionConfig } from 'payload';
import { isEditor } from '../../../cms/access/roles.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { TOURS } from '../../../tours/words.ts';

/** Typed and listed in whole units of the promotion's currency; stored in its smallest unit. */
const MONEY = {
  components: {
    Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell',
    Field: '/src/parts/shop/promotions/studio/PromotionMoney.tsx#PromotionMoney',
  },
};

/** Promotion codes. For editors only; the site validates entered codes. */
export const Promotions: CollectionConfig = {
  slug: 'promotions',
  labels: { singular: 'Promotion', plural: 'Promotions' },
  access: { create: isEditor, delete: isEditor, read: isEditor, update: isEditor },
  custom: { words: 'discount coupon voucher code' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'code',
    group: 'Sales',
    defaultColumns: ['code', 'percent', 'amount', 'from', 'until', 'isOn'],
    description: 'Codes that travellers enter at the checkout. An order has one at most.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'code',
          type: 'text',
          label: 'Code',
          required: true,
          unique: true,
          index: true,
          maxLength: 40,
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
          validate: (value: unknown) =>
            (typeof value === 'string' && /^[A-Z\d][A-Z\d-]{2,39}$/.test(value)) ||
            t('Write 3 to 40 letters, digits and hyphens, such as SPRING-26.'),
        },
        { name: 'isOn', type: 'checkbox', label: 'Active', defaultValue: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'percent',
          type: 'number',
          label: 'Percent off',
          min: 1,
          max: 100,
          admin: { step: 1, description: 'Or an amount.' },
        },
        {
          name: 'amount',
          type: 'number',
          label: 'Amount off',
          min: 1,
          admin: MONEY,
        },
        {
          name: 'currency',
          type: 'text',
          label: 'Its currency',
          maxLength: 3,
          admin: { condition: (data) => Boolean(data?.amount), description: 'Such as EUR.' },
          validate: (value: unknown, { data }: { data: Partial<{ amount: number }> }) =>
            !data.amount ||
            (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) ||
            t('Write its code, such as EUR.'),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'date', label: 'From', admin: { date: { pickerAppearance: 'dayOnly' } } },
        { name: 'until', type: 'date', label: 'Until', admin: { date: { pickerAppearance: 'dayOnly' } } },
        {
          name: 'uses',
          type: 'number',
          label: 'Maximum number of uses',
          min: 1,
          admin: { step: 1, description: 'Empty: as many as like.' },
        },
        { name: 'least', type: 'number', label: 'Minimum order', min: 0, admin: MONEY },
      ],
    },
    {
      name: 'forTours',
      type: 'relationship',
      relationTo: TOURS,
      hasMany: true,
      label: 'Only for these tours',
      admin: { description: 'Empty: for all.' },
    },
  ],
  hooks: {
    beforeValidate: [
      ({ data }) => {
        // Percentage and amount exclude each other.
        if (data?.percent && data.amount) return { ...data, amount: null, currency: null };
        return data;
      },
    ],
  },
};
