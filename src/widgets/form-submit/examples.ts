import type { Examples } from '../../render/samples/example.ts';

const button = (align: 'start' | 'center' | 'end' | 'stretch', label: string) =>
  ({ page: 'form', block: { blockType: 'form-submit', align, label } }) as const;

export const blockExamples: Examples<'form-submit'> = {
  'at the beginning of its line': button('start', 'Send the question'),
  'in the middle': button('center', 'Ask for these days'),
  'at the end': button('end', 'Send it to Fatima-Zahra'),
  'over the whole width, with the words of the form': button('stretch', ''),
};
