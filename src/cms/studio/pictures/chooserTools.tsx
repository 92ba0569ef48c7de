import { Upload as UploadSign } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { ACCEPTED_TYPES } from '../../media/sizes.ts';
import { WALL_FILTERS, type WallFilter } from '../../media/wall/wallTypes.ts';

/** Search of the chooser; has the focus when it opens. */
export function SearchField({ onWords, words }: { words: string; onWords: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      aria-label={t('Search pictures by name, text, tag, or where they are used')}
      className="rihla-chooser__search"
      onChange={({ target }) => onWords(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        // As from other fields with a list below them.
        const [first] =
          event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('[role=option][tabindex="0"]') ?? [];
        if (event.key === 'ArrowDown') first?.focus();
      }}
      placeholder={t('Search: name, text, tag, where it is used')}
      ref={field}
      type="search"
      value={words}
    />
  );
}

/** Filter of the pictures by use. */
export function FilterField({ filter, onFilter }: { filter: WallFilter; onFilter: (filter: WallFilter) => void }) {
  return (
    <select
      aria-label={t('Which pictures')}
      onChange={({ target }) => onFilter(target.value as WallFilter)}
      value={filter}
    >
      {Object.entries(WALL_FILTERS).map(([value, words]) => (
        <option key={value} value={value}>
          {t(words)}
        </option>
      ))}
    </select>
  );
}

interface TagFieldProps {
  tag: string;
  tags: readonly string[];
  onTag: (tag: string) => void;
}

/** Filter of the pictures by tag; absent while no picture has one. */
export function TagField({ onTag, tag, tags }: TagFieldProps) {
  if (tags.length === 0) return null;
  return (
    <select aria-label={t('Tag')} onChange={({ target }) => onTag(target.value)} value={tag}>
      <option value="">{t('Any tag')}</option>
      {tags.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

/** Picks files from the disk. */
export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        accept={ACCEPTED_TYPES.join(',')}
        hidden
        id={id}
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be picked again.
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      <button className="rihla-wall__button" onClick={() => input.current?.click()} type="button">
        <UploadSign aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('Upload')}
      </button>
    </>
  );
}
