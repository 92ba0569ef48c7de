import type { RenderContext } from '../../render/context.ts';
import { shareBoxSettings } from '../../render/shareBoxSettings.ts';
import type { Lightbox } from '../../render/types.ts';
import { findNetwork, visibleNetworks } from '../../shared/share/findNetworks.ts';
import { lightboxData } from './lightboxData.ts';
import type { LightboxControl, LightboxProps } from './lightboxProps.ts';

const CONTROLS: readonly LightboxControl[] = ['counter', 'zoom', 'fullscreen', 'share', 'download'];

/** Maximum number of networks in a picture's share menu. */
const MAX_NETWORKS = 5;

/** Enabled controls; on by default. */
function lightboxControls(lightbox: Lightbox): LightboxControl[] {
  return CONTROLS.filter((control) => lightbox[`lightbox_enable_${control}`] ?? true);
}

/** Island props: the settings, and the operator's networks. */
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

/** Networks that share by URL, since a picture has only that. */
function networkIds(chosen: readonly string[]): string[] {
  return visibleNetworks(chosen.map((network) => ({ network })))
    .map(({ network }) => network.id)
    .filter((id) => findNetwork(id)?.link)
    .slice(0, MAX_NETWORKS);
}
