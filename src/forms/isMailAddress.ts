/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3). */
export const MAIL_ADDRESS_LENGTH = 254;

/** The HTML standard's own pattern of `input type=email`, with at least one point in the domain. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Validates the syntax of an e-mail address. Rejects line breaks and multiple addresses (header injection). */
export function isMailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAIL_ADDRESS_LENGTH && ADDRESS.test(value);
}
