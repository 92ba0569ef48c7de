import { defineKind } from '../defineKind.ts';
import { PAGES } from './source.ts';

export const kind = defineKind(PAGES);
