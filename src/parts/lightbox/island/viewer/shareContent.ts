import type { ShareContent } from '../../../../shared/share/networks.ts';
import type { LightboxSlide } from './slides.ts';

/** A slide as it is shared: the page's canonical address with the hash that opens it there. */
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
