/** Size of the window of a network, in CSS px, as in the page builder. */
const WIDTH = 640;
const HEIGHT = 480;

/**
 * Opens a network in a centred small window instead of a new tab, where there is a mouse and enough room. Other URLs than http(s), such as
 * e-mail, are left to the browser.
 */
export function openInPopup(event: MouseEvent, link: HTMLAnchorElement): void {
  const { innerHeight, innerWidth, screenX, screenY } = window;
  // Not `isPlainClick`: sharing that chunk would cost a request for islands that load nothing else of it.
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !/^https?:$/.test(link.protocol)) return;
  if (!matchMedia('(pointer: fine)').matches || innerWidth <= WIDTH || innerHeight <= HEIGHT) return;
  event.preventDefault();
  const left = Math.round(screenX + (innerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (innerHeight - HEIGHT) / 2);
  window.open(link.href, '_blank', `noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
