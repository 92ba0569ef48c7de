import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Modules that call React's `lazy` itself: with it alone, a script that fails to load takes the whole page with it. */
const ALLOWED = ['src/cms/studio/lazyPage.ts', 'src/shared/lazyScript.ts'];

test('components of the studio are loaded by lazyScript or lazyPage', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: (file) => /\.next|\.test\./.test(file) });
  const calling = files.filter((file) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react';/.test(readFileSync(file, 'utf8')),
  );
  expect(calling.sort()).toEqual(ALLOWED);
});
