import { expect, test } from 'vitest';
import { describeEstimate } from './describeEstimate.ts';

const documents = [{ of: 'pages:7', title: 'Dunes', texts: 12 }];

test.each([
  [{ documents: [], characters: 0 }, 'No text is missing.'],
  [{ documents, characters: 1240 }, '12 texts of 1 document are missing: 1,240 characters are sent to DeepL.'],
  [
    { documents, characters: 1240, left: 900 },
    '12 texts of 1 document are missing: 1,240 characters are sent to DeepL, and 900 are left in this period. That is too few.',
  ],
  [
    { documents: [...documents, ...documents], characters: 1240, left: 900 },
    '24 texts of 2 documents are missing: 1,240 characters are sent to DeepL, and 900 are left in this period. That is too few: choose less.',
  ],
])('%j is “%s”', (estimate, words) => {
  expect(describeEstimate({ name: 'DeepL', ...estimate })).toBe(words);
});
