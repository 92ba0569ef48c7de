'use client';
import { toast } from '@payloadcms/ui';
import { isValidElement, type ReactNode, useEffect } from 'react';

/**
 * Shows messages as the server wrote them, and refusals until they are closed or something succeeds. The studio's forms take every message with
 * a colon for a list of fields and cut it at its commas, in the middle of sentences; and four seconds are too short to read what six tours lack.
 */
export function WholeToasts({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const { error, promise, success } = toast;
    const refusals = new Set<number | string>();
    const dismissRefusals = () => {
      for (const id of refusals) toast.dismiss(id);
      refusals.clear();
    };
    toast.error = (message, options) => {
      const id = error(wholeMessage(message), { duration: Number.POSITIVE_INFINITY, ...options });
      refusals.add(id);
      return id;
    };
    toast.success = (message, options) => {
      dismissRefusals();
      return success(message, options);
    };
    // What forms tell of a save.
    toast.promise = (awaited, options) => {
      if (awaited instanceof Promise) awaited.then(dismissRefusals, () => undefined);
      return promise(awaited, options);
    };
    return () => {
      toast.error = error;
      toast.promise = promise;
      toast.success = success;
    };
  }, []);
  return children;
}

/** The text of a message that would be cut; anything else as it is. */
export function wholeMessage<Message>(message: Message): Message | string {
  const { errorMessage } = isValidElement<{ errorMessage?: unknown }>(message) ? message.props : {};
  return typeof errorMessage === 'string' ? errorMessage : message;
}
