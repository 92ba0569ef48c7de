import { defineKind } from '../../../../src/documents/defineKind.ts';
import { GUIDES } from './source.ts';

export const guides = defineKind(GUIDES, {
  schema: (_view, document, facts) => [{ '@type': 'HowTo', name: document.title, url: facts.url }],
});
