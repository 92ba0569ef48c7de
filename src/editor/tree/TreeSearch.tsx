import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { t, tCount } from '../../shared/studioWords/t.ts';

interface TreeSearchProps {
  query: string;
  onChange: (query: string) => void;
  /** Number of matching blocks. */
  found: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Searches blocks by their text; announces the number of matches. Renders a search field. */
export function TreeSearch({ query, onChange, found, onKeyDown }: TreeSearchProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !query) return onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <div className="rihla-editor-tree__search">
      <Search aria-hidden="true" size={15} />
      <input
        type="search"
        aria-label={t('Find a block')}
        placeholder={t('Find a block')}
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
      />
      <span role="status">
        {query.trim() && (found ? tCount('{count} found', '{count} found', found) : t('Nothing found'))}
      </span>
    </div>
  );
}
