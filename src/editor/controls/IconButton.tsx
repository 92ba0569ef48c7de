import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import './controls.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
}

/** An icon-only button. Renders a `<button>`. */
export function IconButton({ icon: Sign, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`rihla-editor-icon-button ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Sign aria-hidden="true" size={16} strokeWidth={1.75} />
    </button>
  );
}
