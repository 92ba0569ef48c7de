import type { RenderContext } from '../../render/context.ts';
import { LightboxMarker } from './LightboxMarker.tsx';

/** The lightbox, on pages with links that need it. */
export function PageLightbox({ context }: { context: RenderContext }) {
  return context.needs.has('lightbox') ? <LightboxMarker context={context} /> : null;
}
