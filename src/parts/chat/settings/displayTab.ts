import type { CollectionSlug, Condition, Field, Tab } from 'payload';
import { leadsTo } from '../../../cms/fields/link/documentLink.ts';
import { displayText } from '../../../cms/fields/text/displayText.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { CHAT_DEFAULTS } from '../rules/chatDefaults.ts';

/** Conditions and position of the floating button. */
export const displayTab: Tab = {
  label: 'Where it shows',
  fields: [
    {
      name: 'display',
      type: 'group',
      label: false,
      fields: [
        {
          name: 'displayCondition',
          type: 'select',
          label: 'Show it on',
          required: true,
          defaultValue: 'showAllPage',
          admin: { isClearable: false },
          options: [
            { label: 'All pages', value: 'showAllPage' },
            { label: 'Only the chosen ones', value: 'includePages' },
            { label: 'All but the chosen ones', value: 'excludePages' },
          ],
        },
        documents('includePages', 'Chosen pages', 'includePages', { relationTo: ['pages'] }),
        documents('includePosts', 'Chosen articles', 'includePages', leadsTo('articles')),
        documents('excludePages', 'Pages without it', 'excludePages', leadsTo('documents')),
        {
          type: 'row',
          fields: [device('showOnDesktop', 'On computers'), device('showOnMobile', 'On phones and tablets')],
        },
        // Sanitized, since they are part of a status text, which is HTML.
        displayText('time_symbols', {
          label: 'Signs after hours and minutes',
          required: true,
          defaultValue: CHAT_DEFAULTS.display.time_symbols,
          validate: (value: unknown) =>
            (typeof value === 'string' && value.split(':').length === 2) ||
            t('Write two signs with a colon between, such as h:m.'),
          admin: { description: 'As in “I will be back in 2h:5m”: two signs with a colon between.' },
        }),
      ],
    },
  ],
};

function device(name: string, label: string): Field {
  return { name, type: 'checkbox', label, defaultValue: true, admin: { width: '50%' } };
}

function documents(
  name: string,
  label: string,
  condition: string,
  targets: ReturnType<typeof leadsTo> | { relationTo: CollectionSlug[] },
): Field {
  const isChosen: Condition = (_, display) => display?.displayCondition === condition;
  return {
    name,
    type: 'relationship',
    ...targets,
    hasMany: true,
    label,
    admin: { condition: isChosen },
  };
}
