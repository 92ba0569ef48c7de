/** A file found in RTF. */
export interface RtfPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum length of RTF that is read, in characters: two for each byte of its pictures. */
const LONGEST = 120_000_000;

/** The PNG and JPEG pictures of RTF, in document order, as Word copies them beside its HTML; copies in older formats are skipped. */
export function picturesOfRtf(rtf: string): RtfPicture[] {
  if (rtf.length > LONGEST) return [];
  const found: RtfPicture[] = [];
  for (let at = rtf.indexOf('\\pict'); at >= 0; at = rtf.indexOf('\\pict', at + 5)) {
    const picture = readPicture(rtf, at);
    if (picture) found.push(picture);
  }
  return found;
}

function readPicture(rtf: string, at: number): RtfPicture | undefined {
  const end = endOfGroup(rtf, at);
  const head = rtf.slice(at, Math.min(end, at + 4000));
  const type = head.includes('\\pngblip') ? 'image/png' : head.includes('\\jpegblip') ? 'image/jpeg' : undefined;
  if (!type) return undefined;
  // The bytes are the last thing in the group, after control words whose numbers are no part of them.
  const hex = rtf
    .slice(startOfDigits(rtf, at, end), end)
    .replace(/\s/g, '')
    .toLowerCase();
  const digits = hex.slice(Math.max(0, hex.indexOf(SIGNATURES[type])));
  if (!digits.startsWith(SIGNATURES[type]) || digits.length % 2) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return { bytes, type };
}

/** The first bytes of a file, in hex. */
const SIGNATURES = { 'image/png': '89504e47', 'image/jpeg': 'ffd8ff' };

function startOfDigits(rtf: string, from: number, end: number): number {
  let at = end;
  while (at > from && /[0-9a-f\s]/i.test(rtf[at - 1] ?? '')) at -= 1;
  return at;
}

/** Position of the brace that closes the group around a position. */
function endOfGroup(rtf: string, from: number): number {
  let depth = 0;
  for (let at = from; at < rtf.length; at += 1) {
    if (rtf[at] === '{') depth += 1;
    else if (rtf[at] === '}') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return rtf.length;
}
