import { useFormFields } from '@payloadcms/ui';
import { isObject } from '../../../shared/isObject.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { nameOf } from './pictureWords.ts';
import { useKnownPictures } from './useKnownPictures.ts';

interface InheritedPictureProps {
  /** Words by the name of a field beside this one (`inheritsPicture`). */
  inherits: unknown;
  /** Of the empty field. */
  path: string;
}

/** The picture that holds while a field is empty, from another field; nothing where it inherits none. */
export function InheritedPicture({ inherits, path }: InheritedPictureProps) {
  const around = path.slice(0, path.lastIndexOf('.') + 1);
  const sources = isObject(inherits) ? Object.entries(inherits) : [];
  const found = useFormFields(([fields]) => {
    const from = sources.find(([name]) => fields[`${around}${name}`]?.value);
    return from && `${String(from[1])} ${relationId(fields[`${around}${from[0]}`]?.value) ?? ''}`;
  });
  const at = found?.lastIndexOf(' ') ?? -1;
  const id = Number(found?.slice(at + 1)) || undefined;
  const { known } = useKnownPictures(id === undefined ? [] : [id]);
  if (found === undefined || id === undefined) return null;
  const picture = known.get(id);
  return (
    <p className="rihla-picture__inherited">
      {picture && <img alt="" src={picture.thumbnail} />}
      <span>
        {t(found.slice(0, at))}: {picture ? nameOf(picture) : t('Picture {id}', { id })}
      </span>
    </p>
  );
}
