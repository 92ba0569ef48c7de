import { useCallback, useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import type { Wall, WallFilter, WallPicture } from '../../media/wall/wallTypes.ts';

/** Debounce of the search while typing, in ms. */
const REST_MS = 250;

export interface FoundPictures {
  pictures: readonly WallPicture[];
  total: number | undefined;
  hasMore: boolean;
  tags: readonly string[];
  isLoading: boolean;
  fault: string | undefined;
  loadMore: () => void;
  /** Puts an uploaded picture first, or a changed one in the place of the old. */
  put: (picture: WallPicture) => void;
}

/** Pages of the picture wall, for a search, a filter and a tag; a newer question drops the answers to older ones. */
export function useWall(words: string, filter: WallFilter, tag: string): FoundPictures {
  const [wall, setWall] = useState<Wall>();
  const [page, setPage] = useState(1);
  const [isLoading, setIsLoading] = useState(true);
  const [fault, setFault] = useState<string>();
  const question = useRef<AbortController>(undefined);

  const ask = useCallback(async (search: string, wanted: WallFilter, tagged: string, number: number) => {
    question.current?.abort();
    const own = new AbortController();
    question.current = own;
    setIsLoading(true);
    try {
      const query = new URLSearchParams({ q: search, filter: wanted, tag: tagged, page: String(number) });
      const answer = await callStudioApi<Wall>(`/api/media/wall?${query}`, undefined, own.signal);
      setWall((before) => (number === 1 || !before ? answer : { ...answer, pictures: joined(before, answer) }));
      setPage(number);
      setFault(undefined);
    } catch (error) {
      if (own.signal.aborted) return;
      setFault((error as Error).message);
    }
    setIsLoading(false);
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    const rest = setTimeout(() => void ask(words, filter, tag, 1), isFirst.current ? 0 : REST_MS);
    isFirst.current = false;
    return () => clearTimeout(rest);
  }, [ask, filter, tag, words]);
  useEffect(() => () => question.current?.abort(), []);

  return {
    pictures: wall?.pictures ?? [],
    total: wall?.total,
    hasMore: wall?.hasMore ?? false,
    tags: wall?.tags ?? [],
    isLoading,
    fault,
    loadMore: () => void ask(words, filter, tag, page + 1),
    put: (picture) => setWall((before) => before && putInto(before, picture)),
  };
}

/** A picture that was uploaded meanwhile moves others to the next page. */
function joined(before: Wall, { pictures }: Wall): WallPicture[] {
  const known = new Set(before.pictures.map(({ id }) => id));
  return [...before.pictures, ...pictures.filter(({ id }) => !known.has(id))];
}

function putInto(all: Wall, picture: WallPicture): Wall {
  const wall = { ...all, tags: [...new Set([...all.tags, ...picture.tags])] };
  const isKnown = wall.pictures.some(({ id }) => id === picture.id);
  return isKnown
    ? { ...wall, pictures: wall.pictures.map((each) => (each.id === picture.id ? picture : each)) }
    : { ...wall, total: wall.total + 1, pictures: [picture, ...wall.pictures] };
}
