import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';
/** React notes no more than ten thousand in a row. */
const MANY = 10_000;
/** Per process, since each test file evaluates this module again. */
const here = globalThis as { makesPlainElements?: true };

// React's development form, whose warnings fail tests, also notes for each element where it was made, which takes half of the time of rendering a
// page. Told that it has noted enough, it makes elements without. Imported by the tests for its side effect.
if (!here.makesPlainElements) {
  here.makesPlainElements = true;
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (!internals || !(COUNT in internals))
    throw new Error('React counts its notes in another way: see plainElements.ts.');
  Object.defineProperty(internals, COUNT, { get: () => MANY, set: () => undefined });
}
