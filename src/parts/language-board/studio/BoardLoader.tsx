'use client';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import type { Board } from '../rules/board.ts';

const LanguageBoard = lazyPage(
  '/admin/language-board',
  async () => (await import('./LanguageBoard.tsx')).LanguageBoard,
);

/** The board of languages; its script is loaded on its page only. */
export function BoardLoader({ board }: { board: Board }) {
  return <LanguageBoard board={board} />;
}
