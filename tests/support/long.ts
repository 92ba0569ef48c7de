/** Whether this is the long form of the tests (`npm run test:long`), which asks for more of what `npm test` does in short. */
export const IS_LONG = process.env.LONG_TESTS === '1';
