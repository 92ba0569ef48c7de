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

/** What a page tells its lightbox: the settings, and the operator's own choice of networks. */
export function lightboxProps({ view }: Pick<RenderContext, 'view'>): LightboxProps {
  const { theme } = view;
  const lightbox = lightboxData.of(view);
  const controls = lightboxControls(lightbox);
  return {
    takesImages: lightbox.global_image_lightbox ?? true,
    controls,
    networks: controls.includes('share') ? networkIds(shareBoxSettings(theme).networks) : [],
  };
}

/** Those that share by an address, since that is all a picture has. */
function networkIds(chosen: readonly string[]): string[] {
  return visibleNetworks(chosen.map((network) => ({ network })))
    .map(({ network }) => network.id)
    .filter((id) => findNetwork(id)?.link)
    .slice(0, MAX_NETWORKS);
}
