import type { ShareContent } from '../../../../shared/share/networks.ts';
import type { LightboxSlide } from './slides.ts';

/** Share data of a slide: the page's canonical URL with the slide's hash. */
export function shareContent({ description = '', hash, href, title, alt, ...slide }: LightboxSlide): ShareContent {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const url = new URL(canonical);
  url.hash = hash;
  return {
    url: url.href,
    title: title || alt || document.title,
    text: description,
    image: slide.type === 'film' ? '' : href,
  };
}
