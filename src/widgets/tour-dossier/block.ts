import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';

/** Printable dossier of the tour: a print button, and a header for print only. */
export const tourDossierBlock = defineBlock(
  {
    slug: 'tour-dossier',
    interfaceName: 'TourDossierBlock',
    labels: { singular: 'Trip dossier', plural: 'Trip dossiers' },
    fields: [
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        admin: { description: 'Empty: the usual ones. On paper stands the head with your name and the code instead.' },
      },
    ],
  },
  {
    group: 'Tours',
    icon: 'file-text',
    words: 'pdf print brochure download dossier télécharger كتيب',
    onlyIn: ONLY_IN_TOURS,
    starter: {},
  },
);
