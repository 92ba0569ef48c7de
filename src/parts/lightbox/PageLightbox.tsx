import type { RenderContext } from '../../render/context.ts';
import { LightboxMarker } from './LightboxMarker.tsx';

/** The lightbox, where a link shows something large. */
export function PageLightbox({ context }: { context: RenderContext }) {
  return context.needs.has('lightbox') ? <LightboxMarker context={context} /> : null;
}
