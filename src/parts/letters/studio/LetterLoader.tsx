'use client';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import type { LetterPage } from './letterPage.ts';

const LetterEditor = lazyPage('/admin/letter', async () => (await import('./LetterEditor.tsx')).LetterEditor);

/** The editor of a letter; its script is loaded on its page only. */
export function LetterLoader({ page }: { page: LetterPage }) {
  return <LetterEditor page={page} />;
}
