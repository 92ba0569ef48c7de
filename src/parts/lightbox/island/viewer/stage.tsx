import { useEffect } from 'react';
import {
  ACTION_CLOSE,
  type ComponentProps,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type PluginProps,
  useEvents,
} from 'yet-another-react-lightbox';

/** Renders the library's parts in place, instead of in a portal with a scroll lock of its own. */
export function stage({ remove, replace }: PluginProps): void {
  remove(MODULE_NO_SCROLL);
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Stage));
}

function Stage({ children, close }: ComponentProps) {
  const { subscribe } = useEvents();
  // Fired by swipe gestures.
  useEffect(() => subscribe(ACTION_CLOSE, close), [close, subscribe]);
  return <LightboxRoot className="r-lightbox__stage">{children}</LightboxRoot>;
}
