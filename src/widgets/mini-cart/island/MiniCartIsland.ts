/** Shows the cart links, once their style is loaded; the script in the head, part of every page, refers to this file only. */
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
