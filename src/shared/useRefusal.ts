'use client';
import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Calls back when a save or publishing of the form was refused. */
export function useRefusal(onRefused: () => void): void {
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const latest = useRef(onRefused);
  latest.current = onRefused;
  const was = useRef(false);
  useEffect(() => {
    const isOver = was.current && !isProcessing;
    was.current = isProcessing;
    // The errors of the answer come with the next rendering.
    if (isOver && isSubmitted) requestAnimationFrame(() => latest.current());
  }, [isProcessing, isSubmitted]);
}
