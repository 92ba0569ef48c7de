import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Columns of an account that no answer shows. */
const SECRET = /(^|[._])(hash|salt|sessions|resetPassword\w*|loginAttempts|lockUntil)([._]|$)/;

/**
 * Refuses a list in the order of an account's secrets, which would give them away bit by bit. Payload checks who may ask
 * for a field only where the field is not hidden.
 * @throws APIError 403
 */
export const refuseSecretSort: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const { sort } = args as { sort?: string | string[] };
  if (overrideAccess || !sort) return args;
  if (
    [sort]
      .flat()
      .join(',')
      .split(',')
      .some((field) => SECRET.test(field.replace(/^-/, '')))
  ) {
    throw new APIError('Lists cannot be sorted by this field.', 403, undefined, true);
  }
  return args;
};
