/** Whether every database can keep a text: PostgreSQL keeps no NUL, and half a character has no bytes. */
export function isKeepableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
