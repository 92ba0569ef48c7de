import type { CollectionSlug, Field } from 'payload';
import { slugOf } from '../slugOf.ts';

/** Which documents a relation may lead to: all, those treated as articles, terms, or documents and terms. */
export type LinkTargets = 'anything' | 'articles' | 'documents' | 'terms';

/** The collections of each, and the kinds of document as a select offers them. */
export interface LinkTargetLists extends Record<LinkTargets, readonly string[]> {
  options: readonly { label: string; value: string }[];
}

/**
 * What a relation to documents has in place of their collections. Which kinds there are is filled in where the studio is put
 * together.
 */
export function leadsTo(targets: LinkTargets): { relationTo: CollectionSlug[]; custom: { leadsTo: LinkTargets } } {
  return { relationTo: [], custom: { leadsTo: targets } };
}

/** The `custom` of a select that offers the kinds of document, before its own options. All of them are its default. */
export const OFFERS_KINDS = { offersKinds: true } as const;

/** Fills in one field, if there is something to be filled in. */
export function fillDocuments(field: Field, lists: LinkTargetLists): Field {
  if (field.type === 'relationship' && field.custom?.leadsTo) {
    return { ...field, relationTo: lists[field.custom.leadsTo as LinkTargets].map(slugOf) } as Field;
  }
  if (field.type === 'select' && field.custom?.offersKinds) {
    const kinds = lists.options.map(({ value }) => value);
    return { ...field, defaultValue: kinds, options: [...lists.options, ...field.options] } as Field;
  }
  return field;
}
