/** Lazy-loads the rich text editor, which is in no page's bundle (decision 056); cached after the first time. */
export function fetchRichText(): Promise<typeof import('./RichTextEditor.tsx')> {
  return import('./RichTextEditor.tsx');
}
