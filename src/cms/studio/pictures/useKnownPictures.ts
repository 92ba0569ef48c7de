import { useCallback, useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';

/** Facts about the pictures of a field, by id; null for one that is gone. */
export type KnownPictures = ReadonlyMap<number, WallPicture | null>;

/** Reads the facts about pictures of which only the ids are known. */
export function useKnownPictures(ids: readonly number[]): {
  known: KnownPictures;
  learn: (picture: WallPicture) => void;
} {
  const [known, setKnown] = useState<KnownPictures>(new Map());
  const asked = useRef(new Set<number>());
  const wanted = ids.join(',');
  useEffect(() => {
    const missing = (wanted ? wanted.split(',').map(Number) : []).filter((id) => !asked.current.has(id));
    if (missing.length === 0) return;
    for (const id of missing) asked.current.add(id);
    callStudioApi<{ pictures: WallPicture[] }>(`/api/media/wall/some?ids=${missing.join(',')}`)
      .then(({ pictures }) => {
        const found = new Map(pictures.map((picture) => [picture.id, picture]));
        setKnown((before) => new Map([...missing.map((id) => [id, found.get(id) ?? null] as const), ...before]));
      })
      // Asked again the next time that the field changes.
      .catch(() => {
        for (const id of missing) asked.current.delete(id);
      });
  }, [wanted]);
  const learn = useCallback((picture: WallPicture) => {
    asked.current.add(picture.id);
    setKnown((before) => new Map(before).set(picture.id, picture));
  }, []);
  return { known, learn };
}
