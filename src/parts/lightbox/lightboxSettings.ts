import type { RenderContext } from '../../render/context.ts';
import { shareBoxSettings } from '../../render/shareBoxSettings.ts';
import type { Lightbox } from '../../render/types.ts';
import { findNetwork, visibleNetworks } from '../../shared/share/findNetworks.ts';
import { lightboxData } from './lightboxData.ts';
import type { LightboxControl, LightboxProps } from './lightboxProps.ts';

const CONTROLS: readonly LightboxControl[] = ['counter', 'zoom', 'fullscreen', 'share', 'download'];

/** Most networks in the menu of a picture. */
const MAX_NETWORKS = 5;

/** Which controls the lightbox has; what is not set is on. */
function lightboxControls(lightbox: Lightbox): LightboxControl[] {
  return CONTROLS.filter((control) => lightbox[`lightbox_enable_${control}`] ?? true);
}

/** What a page tells its lightbox: the settings, the operator's own choice of networks, and every word. */
export function lightboxProps({ t, view }: Pick<RenderContext, 't' | 'view'>): LightboxProps {
  const { theme } = view;
  const lightbox = lightboxData.of(view);
  const controls = lightboxControls(lightbox);
  return {
    takesImages: lightbox.global_image_lightbox ?? true,
    controls,
    networks: controls.includes('share') ? networkIds(shareBoxSettings(theme).networks) : [],
    labels: {
      close: t('lightbox.close'),
      copied: t('share.copied'),
      copy: t('share.copy'),
      copyFailed: t('share.copyFailed'),
      download: t('lightbox.download'),
      elsewhere: t('lightbox.elsewhere'),
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
      shareOn: t('share.on'),
      zoomIn: t('lightbox.zoomIn'),
      zoomOut: t('lightbox.zoomOut'),
    },
  };
}

/** Those that share by an address, since that is all a picture has. */
function networkIds(chosen: readonly string[]): string[] {
  return visibleNetworks(chosen.map((network) => ({ network })))
    .map(({ network }) => network.id)
    .filter((id) => findNetwork(id)?.link)
    .slice(0, MAX_NETWORKS);
}
