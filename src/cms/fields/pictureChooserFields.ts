import type { Field, UploadField } from 'payload';

/** The studio's own field of pictures, whose chooser is a wall of thumbnails. */
const PICTURE_FIELD = '/src/cms/studio/pictures/PictureField.tsx#PictureField';

/** Gives an upload field of pictures the studio's own control; any other field is returned as it is. */
export function pictureChooserFields<T extends Field>(field: T): T {
  if (field.type !== 'upload' || field.relationTo !== 'media') return field;
  const { admin } = field as UploadField;
  return { ...field, admin: { ...admin, components: { ...admin?.components, Field: PICTURE_FIELD } } } as T;
}

/**
 * Says how wide a field's pictures are shown at most, for the chooser's warning about small ones; spread into `admin`.
 * @param px in CSS px
 */
export function shownAt(px: number): { custom: { shownAt: number } } {
  return { custom: { shownAt: px } };
}

/**
 * Names the fields whose picture holds where the field is empty, which its control then shows; spread into `admin`.
 * @param inherited words such as “From desktop”, by the name of a field beside it; the first that has a picture holds
 * @param px width in CSS px at which the picture is shown at most
 */
export function inheritsPicture(
  inherited: Readonly<Record<string, string>>,
  px?: number,
): { custom: { inherits: Readonly<Record<string, string>>; shownAt?: number } } {
  return { custom: { inherits: inherited, ...(px !== undefined && { shownAt: px }) } };
}
