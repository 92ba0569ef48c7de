import type { comparison as English } from '../en/comparison.ts';
import type { TranslatedTexts } from '../forms.ts';

/** French messages of the comparison's script, loaded on first use. */
export const comparison: TranslatedTexts<typeof English> = {
  'compare.added': '« {title} » est dans votre comparaison, {count} au total.',
  'compare.clear': 'Tout retirer',
  'compare.full': 'Vous pouvez comparer {count} voyages. Retirez-en un d’abord.',
  'compare.panel': 'Votre comparaison',
  'compare.panelEmpty': 'Aucun voyage choisi. Cochez « Comparer » sur la fiche d’un voyage.',
  'compare.panelOne': 'Cochez-en un second pour voir ce qui les distingue.',
  'compare.remove': 'Retirer : {title}',
  'compare.removed': '« {title} » n’est plus dans la comparaison.',
  'compare.show': 'Comparer côte à côte',
  'panel.close': 'Fermer',
};
