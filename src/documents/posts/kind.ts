import { articleNode } from '../articleNode.ts';
import { defineKind } from '../defineKind.ts';
import { POSTS } from './source.ts';

export const kind = defineKind(POSTS, { schema: (...page) => [articleNode(...page)] });
