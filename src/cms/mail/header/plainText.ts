/** Plain text of a mail that has markup only. */
export async function plainText(html: string): Promise<string> {
  const { toPlainText } = await import('@react-email/render');
  return toPlainText(html);
}
