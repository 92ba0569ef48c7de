import type { Block, FieldHook } from 'payload';
import { KEPT, type KeptBlock } from '../../shared/keptBlock.ts';

/** Restores the original block in place of its placeholder, after validation and before the database. */
const restoreOriginal: FieldHook = ({ siblingData, value }) => {
  const row = siblingData as Partial<KeptBlock>;
  if (typeof value !== 'object' || value === null) return;
  // A row duplicated in the form has a new id.
  const restored = { ...value, ...(row.id && { id: row.id }) };
  for (const key of Object.keys(row)) delete row[key as keyof KeptBlock];
  Object.assign(row, restored);
};

/**
 * Placeholder in the studio's form for a block that this version does not know: Payload's form cannot be opened with an
 * unknown kind, and a newer version of a known kind would lose what its form does not show. It is not in the palette;
 * it can be moved and removed.
 */
export const keptBlock: Block = {
  slug: KEPT,
  interfaceName: 'KeptBlock',
  labels: { singular: 'Block of an unknown kind', plural: 'Blocks of unknown kinds' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'kind',
      type: 'text',
      label: 'Kind',
      admin: {
        readOnly: true,
        description:
          'No widget of this site knows the block. It is kept as it is, and visitors do not see it until its widget is back.',
      },
    },
    { name: 'original', type: 'json', admin: { hidden: true }, hooks: { beforeChange: [restoreOriginal] } },
  ],
};
