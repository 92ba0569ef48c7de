import { useContrastNotes } from '../contrast/useContrastNotes.ts';
import { Handles } from '../handles/Handles.tsx';
import type { Marks } from '../marks.ts';
import './abovePage.css';
import { Signs } from './Signs.tsx';

interface AbovePageProps {
  marks: Marks;
  page: Document;
  scale: number;
}

/**
 * What is drawn above the page once there is one, and is fetched after the start: signs of notes and comments, handles of spaces and
 * columns.
 */
export default function AbovePage({ marks, page, scale }: AbovePageProps) {
  useContrastNotes(page);
  return (
    <>
      <Signs marks={marks} page={page} scale={scale} />
      <Handles page={page} scale={scale} />
    </>
  );
}
