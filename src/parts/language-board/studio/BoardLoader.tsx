'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import '../../../cms/studio/page-head.css';
import { LANGUAGE_BOARD_PATH } from '../boardPath.ts';
import type { Board } from '../rules/board.ts';

const LanguageBoard = lazyPage(LANGUAGE_BOARD_PATH, async () => (await import('./LanguageBoard.tsx')).LanguageBoard);

/** The board of languages; its script is loaded on its page only. */
export function BoardLoader({ board }: { board: Board }) {
  return (
    <>
      <SetStepNav nav={[{ label: 'Language board' }]} />
      <LanguageBoard board={board} />
    </>
  );
}
