'use client';
import { toast } from '@payloadcms/ui';
import { isValidElement, type ReactNode, useEffect } from 'react';

/**
 * Shows messages as the server wrote them. The studio's forms take every message with a colon for a list of fields and
 * cut it at its commas, in the middle of sentences.
 */
export function WholeToasts({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const { error } = toast;
    toast.error = (message, options) => error(wholeMessage(message), options);
    return () => {
      toast.error = error;
    };
  }, []);
  return children;
}

/** The text of a message that would be cut; anything else as it is. */
export function wholeMessage<Message>(message: Message): Message | string {
  const { errorMessage } = isValidElement<{ errorMessage?: unknown }>(message) ? message.props : {};
  return typeof errorMessage === 'string' ? errorMessage : message;
}
