'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Section } from './section.ts';

/** Fetches the sections on offer; given by whoever has some, around the editor. Without one there are none. */
export const SectionsContext = createContext<(() => Promise<readonly Section[]>) | undefined>(undefined);

const NONE: readonly Section[] = [];

/** The sections on offer, fetched when first asked for; none until they have come. */
export function useSections(): readonly Section[] {
  const fetchSections = useContext(SectionsContext);
  const [sections, setSections] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    // Without them the palette still has all blocks.
    fetchSections?.().then(
      (found) => !isGone && setSections(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [fetchSections]);
  return sections;
}
