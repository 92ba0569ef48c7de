'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { StoredPopup } from '../../../shared/popups/findWarnings.ts';

/** The settings of the popup in the form, as they are now, without its content. */
export function usePopupValues(): StoredPopup {
  const [fields] = useAllFormFields();
  const settings = Object.entries(fields).filter(([path]) => !path.startsWith('layout'));
  return reduceFieldsToValues(Object.fromEntries(settings) as FormState, true) as StoredPopup;
}
