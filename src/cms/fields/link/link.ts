import type { Field, GroupField } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { isSafeHref } from '../../../shared/urls.ts';
import { actionFields } from './actionFields.ts';
import { leadsTo } from './documentLink.ts';
import { skipLightboxField } from './skipLightbox.ts';

/**
 * The target of a button, a menu entry or a list entry: a document of this site, any safe URL, or an action on the
 * page.
 */
export function linkField(name = 'link', label = 'Link', options: LinkOptions = {}): GroupField {
  const interfaceName = options.hasOwnLightbox ? 'LinkWithoutLightbox' : 'Link';
  return { name, type: 'group', interfaceName, label, fields: linkFields(options) };
}

interface LinkOptions {
  /** Whether the parent has a lightbox setting of its own. */
  hasOwnLightbox?: boolean;
}

/** The fields of a link, for use without a group. */
export function linkFields({ hasOwnLightbox = false }: LinkOptions = {}): Field[] {
  return [
    {
      name: 'kind',
      type: 'radio',
      label: 'Leads to',
      defaultValue: 'document',
      options: [
        { label: 'A page of this site', value: 'document' },
        { label: 'An address', value: 'address' },
        { label: 'An action', value: 'action' },
      ],
    },
    {
      name: 'document',
      type: 'relationship',
      label: 'Page',
      ...leadsTo('anything'),
      admin: { condition: (_, siblings) => siblings?.kind !== 'address' && siblings?.kind !== 'action' },
    },
    {
      name: 'address',
      type: 'text',
      label: 'Address',
      validate: validateAddress,
      admin: { condition: (_, siblings) => siblings?.kind === 'address' },
    },
    {
      name: 'newTab',
      type: 'checkbox',
      label: 'Open in a new tab',
      admin: { condition: (_, siblings) => siblings?.kind !== 'action' },
    },
    ...(hasOwnLightbox ? [] : [skipLightboxField(({ address, kind }) => kind === 'address' && address)]),
    ...actionFields(({ kind }) => kind === 'action'),
  ];
}

/** Validates an address: empty, or safe to link to. */
export function validateAddress(value: unknown): string | true {
  if (!value || isSafeHref(String(value))) return true;
  return t('Write a path such as /contact/, or an address that begins with https://, mailto: or tel:.');
}
