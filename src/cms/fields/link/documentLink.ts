import type { CollectionSlug, Field } from 'payload';
import { slugOf } from '../../slugOf.ts';

/** Possible targets of a document relationship: all, articles, terms, or documents and terms. */
export type LinkTargets = 'anything' | 'articles' | 'documents' | 'terms';

/** The collections of each, and the document kinds as select options. */
export interface LinkTargetLists extends Record<LinkTargets, readonly string[]> {
  options: readonly { label: string; value: string }[];
  /** Collections whose documents begin on a page of their own, and are not created in a drawer of another form. */
  begun?: ReadonlySet<string>;
}

/** Placeholder for a relationship's collections. Resolved when the studio's configuration is assembled. */
export function leadsTo(targets: LinkTargets): { relationTo: CollectionSlug[]; custom: { leadsTo: LinkTargets } } {
  return { relationTo: [], custom: { leadsTo: targets } };
}

/** The `custom` of a select whose first options are the document kinds. All of them are its default. */
export const OFFERS_KINDS = { offersKinds: true } as const;

/** Field component that names the kind of each chosen document, for fields of several kinds. */
const KIND_OF_CHOSEN = '/src/cms/studio/relations/KindOfChosen.tsx#KindOfChosen';

/** Resolves the placeholder in one field, if it has one, and where a relationship may create what it leads to. */
export function fillDocuments(field: Field, lists: LinkTargetLists): Field {
  if (field.type === 'relationship') {
    const targets = field.custom?.leadsTo
      ? lists[field.custom.leadsTo as LinkTargets].map(slugOf)
      : [field.relationTo].flat();
    const isBegun = targets.some((slug) => lists.begun?.has(slug));
    const { admin } = field;
    const isMixed = targets.length > 1;
    return {
      ...field,
      ...(field.custom?.leadsTo && { relationTo: targets }),
      admin: {
        ...admin,
        // Of several kinds Payload's “Add new” would be a button within a button.
        ...((isBegun || isMixed) && { allowCreate: false }),
        ...(isMixed && { components: { ...admin?.components, afterInput: [KIND_OF_CHOSEN] } }),
      },
    } as Field;
  }
  if (field.type === 'select' && field.custom?.offersKinds) {
    const kinds = lists.options.map(({ value }) => value);
    return { ...field, defaultValue: kinds, options: [...lists.options, ...field.options] } as Field;
  }
  return field;
}
