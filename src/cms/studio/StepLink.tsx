import type { ComponentProps } from 'react';

interface StepLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Navigates without reloading the page. */
  onStep: () => void;
}

/** Client-side link within a custom view; a new window, or a page without script, opens the same URL. */
export function StepLink({ href, onClick, onStep, ...rest }: StepLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return;
        event.preventDefault();
        onStep();
      }}
    />
  );
}
