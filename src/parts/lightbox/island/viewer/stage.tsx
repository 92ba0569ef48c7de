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

/** Puts the library's parts where they are rendered, instead of into a dialog of its own with a scroll lock of its own. */
export function stage({ remove, replace }: PluginProps): void {
  remove(MODULE_NO_SCROLL);
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Stage));
}

function Stage({ children, close }: ComponentProps) {
  const { subscribe } = useEvents();
  // What a gesture asks for.
  useEffect(() => subscribe(ACTION_CLOSE, close), [close, subscribe]);
  return <LightboxRoot className="r-lightbox__stage">{children}</LightboxRoot>;
}
