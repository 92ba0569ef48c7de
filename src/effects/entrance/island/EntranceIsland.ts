import { watchAdded } from '../../watchAdded.ts';

const NEW = '.r-entrance:not([data-entrance])';

/**
 * Delays entrances below the fold until they scroll into view, once. Blocks in the window have animated at first paint, and are left alone, so
 * that nothing visible disappears again. The style sheet decides whether anything moves or is hidden at all.
 * @param element the marker: in a popup it handles the popup's blocks
 */
export function mount(element: HTMLElement): () => void {
  const scope = element.closest('dialog, [popover]') ?? document;
  const listeners = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const block = target as HTMLElement;
      if (!isIntersecting) block.dataset.entrance = 'waiting';
      else {
        observer.unobserve(block);
        if (block.dataset.entrance) block.dataset.entrance = 'running';
      }
    }
  });
  const watched = new WeakSet<Element>();
  const watch = (block: HTMLElement): void => {
    if (watched.has(block)) return;
    watched.add(block);
    observer.observe(block);
    const finish = ({ target }: Event): void => {
      // Nested blocks have their own entrance.
      if (target === block && block.dataset.entrance !== 'waiting') block.dataset.entrance = 'done';
    };
    block.addEventListener('animationend', finish, { signal: listeners.signal });
  };
  for (const block of scope.querySelectorAll<HTMLElement>(NEW)) watch(block);
  const stopWatching = watchAdded(scope, NEW, (added) => added.forEach(watch));
  return () => {
    stopWatching();
    observer.disconnect();
    listeners.abort();
    for (const block of scope.querySelectorAll<HTMLElement>('[data-entrance]')) block.dataset.entrance = 'done';
  };
}
