'use client';
import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { SectionsContext, type SectionsSource } from '../../editor/palette/sections/SectionsContext.tsx';
import type { Section } from '../../editor/palette/sections/section.ts';

/** Loads the ready-made sections with their chunk, and reloads those of the site. */
async function fetchSections(): Promise<readonly Section[]> {
  const { offeredSections } = await import('./offeredSections.ts');
  return offeredSections();
}

const saveSection: SectionsSource['save'] = async (title, blocks) => {
  const saved = await import('./savedSections.ts');
  return saved.saveSection(title, blocks);
};

/** Gives the editor the sections, which it fetches when its palette opens, and saves its own. Renders no element. */
export function SectionsProvider({ children }: { children: ReactNode }) {
  const { permissions } = useAuth();
  const maySave = Boolean(permissions?.collections?.templates?.create);
  const source = useMemo(() => ({ fetch: fetchSections, save: maySave ? saveSection : undefined }), [maySave]);
  return <SectionsContext value={source}>{children}</SectionsContext>;
}
