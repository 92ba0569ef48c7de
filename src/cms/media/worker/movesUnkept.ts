const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Whether a picture is animated in a format of which only one frame can be read and written: PNG (APNG) and AVIF
 * sequences. The other frames would be lost silently.
 * @param input the uploaded bytes, untrusted; only read within their bounds
 */
export function movesUnkept(input: Buffer): boolean {
  return isAnimatedPng(input) || isAvifSequence(input);
}

/** APNG: an `acTL` chunk comes before the first `IDAT`. */
function isAnimatedPng(input: Buffer): boolean {
  if (!input.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return false;
  // A chunk is its length, its type, its data and a checksum.
  for (let at = PNG_SIGNATURE.length; at + 8 <= input.length; at += 12 + input.readUInt32BE(at)) {
    const type = input.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** AVIF: the `ftyp` box, which comes first, has the brand `avis`. */
function isAvifSequence(input: Buffer): boolean {
  if (input.length < 16 || input.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(input.readUInt32BE(0), input.length);
  const brands = [input.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(input.toString('latin1', at, at + 4));
  return brands.includes('avis');
}
