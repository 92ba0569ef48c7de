import type { Part } from '../../render/part.ts';
import { PageEffects } from './PageEffects.tsx';

export const part: Part = { name: 'effects', places: { end: PageEffects, fragment: PageEffects } };
