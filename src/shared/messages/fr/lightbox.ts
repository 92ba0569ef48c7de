import type { lightbox as English } from '../en/lightbox.ts';
import type { TranslatedTexts } from '../forms.ts';

/** French messages of the lightbox, loaded when a picture is opened. */
export const lightbox: TranslatedTexts<typeof English> = {
  'lightbox.close': 'Fermer',
  'lightbox.copied': 'Lien copié !',
  'lightbox.copy': 'Copier le lien',
  'lightbox.copyFailed': 'La copie a échoué',
  'lightbox.download': 'Enregistrer l’image',
  'lightbox.elsewhere': 'Ouvrir dans un nouvel onglet : {title}',
  'lightbox.email': 'E-mail',
  'lightbox.enterFullscreen': 'Plein écran',
  'lightbox.exitFullscreen': 'Quitter le plein écran',
  'lightbox.gallery': 'Images',
  'lightbox.missing': 'Cette image n’a pas pu être chargée.',
  'lightbox.next': 'Suivante',
  'lightbox.of': '{index} sur {total}',
  'lightbox.picture': 'image',
  'lightbox.play': 'Lire : {title}',
  'lightbox.previous': 'Précédente',
  'lightbox.share': 'Partager l’image',
  'lightbox.shareOn': 'Partager sur {network} (dans une nouvelle fenêtre)',
  'lightbox.zoomIn': 'Agrandir',
  'lightbox.zoomOut': 'Réduire',
};
