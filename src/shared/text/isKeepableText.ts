/** Whether every database can store a text: PostgreSQL refuses NUL, and a lone surrogate has no UTF-8 bytes. */
export function isKeepableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
