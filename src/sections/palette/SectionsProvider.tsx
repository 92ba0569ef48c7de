'use client';
import type { ReactNode } from 'react';
import { SectionsContext } from '../../editor/palette/sections/SectionsContext.tsx';
import type { Section } from '../../editor/palette/sections/section.ts';

let fetched: Promise<readonly Section[]> | undefined;

/** Fetches the sections once; again after a failure. */
function fetchSections(): Promise<readonly Section[]> {
  fetched ??= import('./offeredSections.ts').then(
    ({ offeredSections }) => offeredSections(),
    (fault) => {
      fetched = undefined;
      throw fault;
    },
  );
  return fetched;
}

/** Gives the editor the ready-made sections, which it fetches when its palette opens. Renders no element. */
export function SectionsProvider({ children }: { children: ReactNode }) {
  return <SectionsContext value={fetchSections}>{children}</SectionsContext>;
}
