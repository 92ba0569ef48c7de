import { loadMessages } from '../../../../browser/loadMessages.ts';
import type { LightboxLabels } from '../../lightboxProps.ts';

/** By language; loaded on demand. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../../../shared/messages/*/lightbox.ts', {
  import: 'lightbox',
});

/** Labels of the viewer, in the page's language. @throws when they cannot be loaded */
export async function loadLabels(): Promise<LightboxLabels> {
  const t = await loadMessages(CATALOGUES);
  return {
    close: t('lightbox.close'),
    copied: t('lightbox.copied'),
    copy: t('lightbox.copy'),
    copyFailed: t('lightbox.copyFailed'),
    download: t('lightbox.download'),
    elsewhere: t('lightbox.elsewhere'),
    email: t('lightbox.email'),
    enterFullscreen: t('lightbox.enterFullscreen'),
    exitFullscreen: t('lightbox.exitFullscreen'),
    gallery: t('lightbox.gallery'),
    missing: t('lightbox.missing'),
    next: t('lightbox.next'),
    of: t('lightbox.of'),
    picture: t('lightbox.picture'),
    play: t('lightbox.play'),
    previous: t('lightbox.previous'),
    share: t('lightbox.share'),
    shareOn: t('lightbox.shareOn'),
    zoomIn: t('lightbox.zoomIn'),
    zoomOut: t('lightbox.zoomOut'),
  };
}
