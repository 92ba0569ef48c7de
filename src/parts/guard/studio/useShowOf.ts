import { useConfig } from '@payloadcms/ui';
import type { Field } from 'payload';
import { tabOfField } from '../../../cms/fields/names/nameField.ts';
import { openBlock } from '../../../editor/field/openBlock.ts';
import { openField } from '../../../editor/field/openField.ts';

/** Finds how the place of a finding is opened in the form of a document; undefined for one that is in no field. @param collectionSlug of the document */
export function useShowOf(collectionSlug: string) {
  const { getEntityConfig } = useConfig();
  return ({ block, field }: { block?: string | undefined; field?: string | undefined }): (() => void) | undefined => {
    // The fields of the browser have the names and tabs of the configuration.
    const fields = (getEntityConfig({ collectionSlug })?.fields ?? []) as unknown as readonly Field[];
    if (block) return () => openBlock(block);
    return field ? () => openField(field, tabOfField(fields, field)) : undefined;
  };
}
