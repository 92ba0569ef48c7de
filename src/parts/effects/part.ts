import type { Part } from '../../render/part.ts';
import { PageEffects } from './PageEffects.tsx';

export const part: Part = { name: 'effects', regions: { end: PageEffects, fragment: PageEffects } };
