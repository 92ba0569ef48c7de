/** CSS px of the window in which a network asks what to say, as the page builder has it. */
const WIDTH = 640;
const HEIGHT = 480;

/**
 * Opens a network in a small window in the middle of this one instead of a new tab, where there is a mouse and room for
 * it. Addresses that are not of the web, such as e-mail, are left to the browser.
 */
export function openInPopup(event: MouseEvent, link: HTMLAnchorElement): void {
  const { innerHeight, innerWidth, screenX, screenY } = window;
  // Not `isPlainClick`: sharing that chunk would cost the islands that have it alone a request more.
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !/^https?:$/.test(link.protocol)) return;
  if (!matchMedia('(pointer: fine)').matches || innerWidth <= WIDTH || innerHeight <= HEIGHT) return;
  event.preventDefault();
  const left = Math.round(screenX + (innerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (innerHeight - HEIGHT) / 2);
  window.open(link.href, '_blank', `noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
