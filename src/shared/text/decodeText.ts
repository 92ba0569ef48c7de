/** Byte order mark of UTF-16, little endian, as spreadsheets write “Unicode text”. */
const UTF16_MARK = [0xff, 0xfe] as const;

/**
 * The text of a file of unknown encoding (encoding.spec.whatwg.org): UTF-16 with its mark, UTF-8, or else Windows-1252, which spreadsheets in
 * Western Europe still write as “CSV”. A byte order mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  if (UTF16_MARK.every((byte, index) => bytes[index] === byte)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are not UTF-8: in Windows-1252 each byte is a letter.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
