import { groupedSections } from './groups/index.ts';
import { wholePages } from './pages/pages.ts';
import type { SectionData } from './section.ts';

/** All ready-made sections, then the whole pages, in the order of the palette. */
export const sections: readonly SectionData[] = [...groupedSections, ...wholePages];
