/** The digits of a phone number, including Arabic and Persian ones. */
export function phoneDigits(value: string): string {
  // In both scripts the last four bits are the digit's value.
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/[^0-9]/g, '');
}
