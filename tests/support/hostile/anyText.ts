import fc from 'fast-check';

/** Arbitrary texts, with many line breaks, invisible characters and direction marks. fast-check's own take seconds to prepare. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const sign = fc.oneof(fc.nat(0x17f), fc.integer({ min: 0x2000, max: 0x206f }), fc.nat(0x10ffff));
  return fc.array(sign, { maxLength }).map((points) => String.fromCodePoint(...points));
}
