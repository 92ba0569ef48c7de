import { useContrastNotes } from '../contrast/useContrastNotes.ts';
import type { Marks } from '../marks.ts';
import './abovePage.css';
import { Signs } from './Signs.tsx';

interface AbovePageProps {
  marks: Marks;
  page: Document;
}

/** What is drawn above the page once there is one, and is fetched after the start: signs of notes and comments. */
export default function AbovePage({ marks, page }: AbovePageProps) {
  useContrastNotes(page);
  return <Signs signs={marks.signs} />;
}
