/**
 * Holds back what nobody can see yet until it comes into the window, once. What is in the window has come in by style when the page was
 * painted, and is left alone, so that nothing that was seen goes away again. The style sheet decides whether anything moves or is hidden at all.
 * @param element the marker: in a popup it answers for what is in it
 */
export function mount(element: HTMLElement): () => void {
  const scope = element.closest('dialog, [popover]') ?? document;
  const listeners = new AbortController();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const block = target as HTMLElement;
      if (!isIntersecting) block.dataset.entrance = 'waiting';
      else {
        seen.unobserve(block);
        if (block.dataset.entrance) block.dataset.entrance = 'running';
      }
    }
  });
  for (const block of scope.querySelectorAll<HTMLElement>('.r-entrance:not([data-entrance])')) {
    seen.observe(block);
    const finish = ({ target }: Event): void => {
      // Blocks inside it have their own.
      if (target === block && block.dataset.entrance !== 'waiting') block.dataset.entrance = 'done';
    };
    block.addEventListener('animationend', finish, { signal: listeners.signal });
  }
  return () => {
    seen.disconnect();
    listeners.abort();
    for (const block of scope.querySelectorAll<HTMLElement>('[data-entrance]')) block.dataset.entrance = 'done';
  };
}
