import type { ComponentProps } from 'react';

interface StepLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Goes there without loading the page anew. */
  onStep: () => void;
}

/** Leads to another place of a page of the studio without loading it anew; a new window or no script opens the same address. */
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
