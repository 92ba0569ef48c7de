/** Names that cameras, phones and messengers give. */
const CAMERA_NAME = /^(img|image|dsc[fn]?|pxl|mvimg|photo|screenshot|whatsapp image|p)[ _-]*\d/i;

const EXTENSION = /\.(jpe?g|png|webp|avif|gif|heic|tiff?)$/i;

/** Whether a picture's description is only the name of a file, which tells nobody what it shows. */
export function isFileName(description: string): boolean {
  const words = description.trim();
  return words === '' || EXTENSION.test(words) || CAMERA_NAME.test(words) || /^[\d\s_.()-]+$/.test(words);
}
