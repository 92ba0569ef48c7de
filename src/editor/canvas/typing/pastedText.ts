/** Plain text from a clipboard: without control characters, and on one line where there is only one. */
export function cleanText(text: string, isMultiline: boolean): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const plain = [...lines].filter((letter) => letter === '\n' || letter === '\t' || !CONTROL.test(letter)).join('');
  const inside = plain.replace(/^\n+|\n+$/g, '');
  return isMultiline ? inside : inside.replace(/\s*\n\s*/g, ' ').replaceAll('\t', ' ');
}

const CONTROL = /\p{Cc}/u;
