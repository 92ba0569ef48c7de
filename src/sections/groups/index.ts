import type { SectionData } from '../section.ts';
import { columns } from './columns.ts';
import { contact } from './contact.ts';
import { days } from './days.ts';
import { facts } from './facts.ts';
import { footers } from './footers.ts';
import { galleries } from './galleries.ts';
import { heroes } from './heroes.ts';
import { journeys } from './journeys.ts';
import { maps } from './maps.ts';
import { letter, team } from './people.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { reading } from './reading.ts';
import { voices } from './voices.ts';

/** All sections, group by group in the order of the palette. */
export const groupedSections: readonly SectionData[] = [
  ...heroes,
  ...columns,
  ...journeys,
  ...days,
  ...facts,
  ...galleries,
  ...voices,
  ...questions,
  ...prices,
  ...contact,
  ...letter,
  ...team,
  ...maps,
  ...reading,
  ...footers,
];
