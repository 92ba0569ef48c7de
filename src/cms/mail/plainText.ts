/** The text of a mail that came as markup alone. */
export async function plainText(html: string): Promise<string> {
  const { toPlainText } = await import('@react-email/render');
  return toPlainText(html);
}
