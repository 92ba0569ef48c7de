import { t } from '../../../shared/studioWords/t.ts';
import { isPress, nameOfKeys } from '../../keys/keyPress.ts';
import { keysNamed } from '../../keys/ownKeys.ts';
import type { Editor } from '../../model/types.ts';
import { actAsVisitor } from './actAsVisitor.ts';

/** Begins a visit of the page, and says how it ends. @returns ends it */
export function beginVisit(page: Document, editor: Editor): () => void {
  const keys = keysNamed('interact');
  editor.announce(
    keys[0]
      ? t('The page reacts as to a visitor; nothing is saved or sent. {keys} ends it.', { keys: nameOfKeys(keys[0]) })
      : t('The page reacts as to a visitor; nothing is saved or sent. “Try as a visitor” ends it.'),
  );
  const end = actAsVisitor(page, {
    tell: editor.announce,
    isEnd: (event) => keys.some((each) => isPress(event, each)),
    onEnd: () => editor.look({ isInteractive: false }),
  });
  return () => {
    end();
    editor.announce(t('The page is edited again.'));
  };
}
