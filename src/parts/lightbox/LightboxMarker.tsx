import { Island } from '../../islands/Island.tsx';
import type { TriggerText } from '../../islands/types.ts';
import type { RenderContext } from '../../render/context.ts';
import { lightboxLinks } from '../../shared/lightbox/selectors.ts';
import { lightboxProps } from './lightboxSettings.ts';

/**
 * Island that loads the lightbox on the first click on a link to a picture, and for a URL that names one. In fragments it reacts to clicks only: long
 * after the page load, its URL is not meant for it.
 */
export function LightboxMarker({ context }: { context: RenderContext }) {
  const props = lightboxProps(context);
  const links: TriggerText = `link(${lightboxLinks(props.takesImages)})`;
  const address: TriggerText = 'address(#rihla-action:action=lightbox)';
  return (
    <Island<typeof import('./island/LightboxIsland.ts')>
      name="lightbox"
      props={props}
      trigger={context.view.isFragment ? links : `${links} | ${address}`}
    >
      {null}
    </Island>
  );
}
