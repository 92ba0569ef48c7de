/** A rich text of one paragraph, as the studio's editor stores it. */
export function plainParagraph(words: string): object {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' };
  const text = { type: 'text', version: 1, text: words, format: 0, style: '', mode: 'normal', detail: 0 };
  const paragraph = { ...node, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] };
  return { root: { ...node, type: 'root', children: [paragraph] } };
}
