'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { LayoutBlock } from '../../../shared/layouts/kind.ts';
import type { Section } from './section.ts';

/** Sections on offer, and where editors save their own. */
export interface SectionsSource {
  /** All sections on offer now. */
  fetch(): Promise<readonly Section[]>;
  /**
   * Saves blocks as a section of this site; absent for accounts that may not. @returns the block that shows the saved
   * section where it is linked
   * @throws Error with a message for the editor
   */
  save?: ((title: string, blocks: readonly LayoutBlock[]) => Promise<LayoutBlock>) | undefined;
}

/** Provided around an editor with sections; without a provider there are none. */
export const SectionsContext = createContext<SectionsSource | undefined>(undefined);

const NONE: readonly Section[] = [];

/** The sections on offer, fetched on first use; none until loaded. */
export function useSections(): readonly Section[] {
  const source = useContext(SectionsContext);
  const [sections, setSections] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    // Without them the palette still has all blocks.
    source?.fetch().then(
      (found) => !isGone && setSections(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  return sections;
}

/** Saves blocks as a section of this site; undefined for accounts that may not. */
export function useSaveSection(): SectionsSource['save'] {
  return useContext(SectionsContext)?.save;
}
