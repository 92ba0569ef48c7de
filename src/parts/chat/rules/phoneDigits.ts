/** The digits of a phone number alone, those of Arabic and Persian keyboards among them. */
export function phoneDigits(value: string): string {
  // Both alphabets keep a digit's value in the last four bits.
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/[^0-9]/g, '');
}
