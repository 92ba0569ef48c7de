import { FORMS } from '../../forms/words.ts';
import type { Part } from '../../render/part.ts';
import { forms } from './posts.ts';
import { formChallenge, formToken } from './protection/questions.ts';

/** Above and below the form in an editor's preview, where nothing else stands. */
const SPACE = { paddingStart: '6', paddingEnd: '6' } as const;

/** The forms that visitors fill in. */
export const part: Part = {
  name: FORMS,
  requires: ['enquiries'],
  posts: [forms],
  questions: [formToken, formChallenge],
  previews: {
    collection: FORMS,
    body: (form) => [
      { blockType: 'container', width: 'narrow', advanced: SPACE, blocks: [{ blockType: 'form', form }] },
    ],
  },
};
