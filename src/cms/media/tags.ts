/** Tags of a picture, and characters of one. */
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** Tags as they are stored: trimmed, lower case, each once. @param value a list, or text with commas */
export function readTags(value: unknown): string[] {
  const typed = typeof value === 'string' ? value.split(/[,،;؛\n]/) : Array.isArray(value) ? value : [];
  const tags = typed.map((tag) => String(tag).trim().replace(/\s+/g, ' ').toLowerCase()).filter(Boolean);
  return [...new Set(tags)];
}
