'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { StoredPopup } from '../rules/findWarnings.ts';
import { readFormValues } from './readFormValues.ts';

/** The settings of the popup in the form, as they are now, without its content. */
export function usePopupValues(): StoredPopup {
  const [fields] = useAllFormFields();
  return readFormValues(fields);
}
