import { type RefObject, useEffect, useId, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, readTags } from '../../media/tags.ts';
import { asWallPicture } from '../../media/wall/asWallPicture.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import type { Media } from '../../payload-types.ts';
import { UsedIn } from '../UsedIn.tsx';
import { changePicture } from './changePicture.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { faultsOf, nameOf, shortName, sizeOf } from './pictureWords.ts';

/** Maximum number of tags of other pictures that are offered. */
const MAX_OFFERED = 8;

interface PictureDetailsProps {
  picture: WallPicture;
  shownAt: number;
  canEdit: boolean;
  /** Tags that other pictures have. */
  known: readonly string[];
  onChanged: (picture: WallPicture) => void;
  /** Set to the function that saves pending changes; empty when there are none. */
  pending: RefObject<(() => Promise<void>) | undefined>;
  /** Absent: pictures cannot be uploaded. */
  onCrop?: (() => void) | undefined;
}

/** Details of a picture, beside the wall: its description, focal point, where it is used. Keyed by the picture. */
export function PictureDetails({ canEdit, known, onChanged, onCrop, pending, picture, shownAt }: PictureDetailsProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const [isDecorative, setDecorative] = useState(picture.isDecorative);
  const [typedTags, setTypedTags] = useState(picture.tags.join(', '));
  const [said, setSaid] = useState<string>();
  const id = useId();
  const tags = readTags(typedTags);
  const isAnswered = isDecorative || alt.trim() !== '';
  const isChanged =
    (!isDecorative && alt.trim() !== picture.alt) ||
    isDecorative !== picture.isDecorative ||
    tags.join() !== picture.tags.join() ||
    point.x !== picture.focalX ||
    point.y !== picture.focalY;
  const save = async () => {
    setSaid(undefined);
    try {
      const words = { alt: alt.trim(), isDecorative, tags };
      const changes = { ...words, focalX: point.x, focalY: point.y } satisfies Partial<Media>;
      onChanged(asWallPicture(await changePicture(picture.id, changes)));
      setSaid(t('Saved.'));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  useEffect(() => {
    pending.current = isChanged && isAnswered ? save : undefined;
    return () => {
      pending.current = undefined;
    };
  });
  return (
    <section aria-label={t('The picture')} className="rihla-wall__details">
      <FocalPoint alt={nameOf(picture)} onChange={canEdit ? setPoint : undefined} src={picture.url} {...point} />
      {canEdit && <p className="rihla-wall__quiet">{t('Press on what must stay in view where the picture is cut.')}</p>}
      <p className="rihla-wall__file">
        <bdi>{shortName(picture)}</bdi>
        <br />
        <span className="rihla-wall__quiet">
          <bdi>{sizeOf(picture)}</bdi>
        </span>
      </p>
      {faultsOf(picture, shownAt).map((fault) => (
        <p className="rihla-wall__warning" key={fault}>
          {fault}
        </p>
      ))}
      {canEdit ? (
        <>
          <p>
            <label htmlFor={id}>{t('What the picture shows')}</label>
            <textarea
              disabled={isDecorative}
              id={id}
              onChange={({ target }) => setAlt(target.value)}
              rows={4}
              value={isDecorative ? '' : alt}
            />
          </p>
          <p>
            <label className="rihla-uploads__decorates">
              <input checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} type="checkbox" />
              {t('It only decorates: nothing is read aloud')}
            </label>
          </p>
          <TagsInput known={known} onType={setTypedTags} value={typedTags} />
        </>
      ) : (
        <>
          <p>{picture.isDecorative ? t('It only decorates: nothing is read aloud.') : picture.alt}</p>
          {tags.length > 0 && <p className="rihla-wall__quiet">{t('Tags: {tags}', { tags: tags.join(t(', ')) })}</p>}
        </>
      )}
      <p className="rihla-wall__tools">
        {canEdit && (
          <button
            className="rihla-wall__button"
            aria-disabled={!isChanged || !isAnswered || undefined}
            onClick={() => isChanged && isAnswered && void save()}
            type="button"
          >
            {t('Save')}
          </button>
        )}
        {onCrop && (
          <button className="rihla-wall__button" onClick={onCrop} type="button">
            {t('Crop a copy')}
          </button>
        )}
        <span role="status">{said}</span>
      </p>
      <UsedIn path={`/api/media/${picture.id}/uses`} />
    </section>
  );
}

interface TagsInputProps {
  value: string;
  known: readonly string[];
  onType: (value: string) => void;
}

/** Tags as words with commas between them, and those of other pictures to press. */
function TagsInput({ known, onType, value }: TagsInputProps) {
  const [id, hint] = [useId(), useId()];
  const tags = readTags(value);
  const offered = known.filter((tag) => !tags.includes(tag)).slice(0, MAX_OFFERED);
  return (
    <div>
      <p>
        <label htmlFor={id}>{t('Tags')}</label>
        <input
          aria-describedby={hint}
          id={id}
          maxLength={MAX_TAGS * MAX_TAG_LENGTH}
          onChange={({ target }) => onType(target.value)}
          type="text"
          value={value}
        />
        <span className="rihla-wall__quiet" id={hint}>
          {t('Words by which it is found, with commas between them.')}
        </span>
      </p>
      {offered.length > 0 && (
        <p className="rihla-wall__tools">
          {offered.map((tag) => (
            <button
              aria-label={t('Add the tag {tag}', { tag })}
              className="rihla-wall__button"
              key={tag}
              onClick={() => onType([...tags, tag].join(', '))}
              type="button"
            >
              {tag}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
