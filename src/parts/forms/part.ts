import { FORMS } from '../../forms/words.ts';
import type { Part } from '../../render/part.ts';
import { forms } from './formEndpoints.ts';
import { formChallenge, formToken } from './protection/queryEndpoints.ts';

/** Spacing of the form in an editor's preview, where it is alone. */
const SPACE = { paddingStart: '6', paddingEnd: '6' } as const;

/** Forms of the site. */
export const part: Part = {
  name: FORMS,
  requires: ['enquiries'],
  formEndpoints: [forms],
  queryEndpoints: [formToken, formChallenge],
  previews: {
    collection: FORMS,
    body: (form) => [
      { blockType: 'container', width: 'narrow', advanced: SPACE, blocks: [{ blockType: 'form', form }] },
    ],
  },
};
