import { Island } from '../islands/Island.tsx';
import { lightboxLinks } from '../shared/lightbox/selectors.ts';
import type { RenderContext } from './context.ts';
import { lightboxProps } from './lightboxSettings.ts';

/** Wakes the lightbox on the first click on a link to a picture, and where the address names one. Nothing of it comes before. */
export function LightboxMarker({ context }: { context: RenderContext }) {
  const props = lightboxProps(context);
  const links = lightboxLinks(props.takesImages);
  return (
    <Island name="lightbox" props={props} trigger={`link(${links}) | address(#rihla-action:action=lightbox)`}>
      {null}
    </Island>
  );
}
