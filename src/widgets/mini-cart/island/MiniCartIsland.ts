/** Shows the links to the cart, once their style is there; the head, which every page pays for, names no more than this file. */
export function mount(): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  import('./cartLinks.ts').then(({ showCartLinks }) => {
    if (!isGone) stop = showCartLinks();
  });
  return () => {
    isGone = true;
    stop?.();
  };
}
