import type { BaseIssue } from 'valibot';
import type { Translate } from '../shared/messages/index.ts';

/** The validation message for the visitor, for schemas without their own. */
export function describeIssue(t: Translate): (issue: BaseIssue<unknown>) => string {
  return ({ input, requirement, type }) => {
    if (input === undefined || input === '' || type === 'non_empty') return t('form.required');
    const limit = typeof requirement === 'number' ? requirement : '';
    const isList = Array.isArray(input);
    switch (type) {
      case 'max_length':
        return t(isList ? 'form.tooMany' : 'form.tooLong', { max: limit });
      case 'min_length':
        return t(isList ? 'form.tooFew' : 'form.tooShort', { min: limit });
      case 'max_value':
        return t('form.tooLarge', { max: limit });
      case 'min_value':
        return t('form.tooSmall', { min: limit });
      case 'email':
      case 'rfc_email':
        return t('form.email');
      case 'number':
        return t('form.number');
      case 'integer':
      case 'safe_integer':
        return t('form.integer');
      case 'enum':
      case 'literal':
      case 'picklist':
        return t('form.choice');
      default:
        return t('form.invalid');
    }
  };
}
