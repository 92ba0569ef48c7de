import crypto, { type ScryptOptions } from 'node:crypto';

/** Hashing parameters of staff and of travellers: 160 to 300 ms of CPU. */
const STAFF_ITERATIONS = 600_000;
const TRAVELLER_N = 2 ** 15;
/** Replacement parameters in tests. */
const CHEAP_ITERATIONS = 1_000;
const CHEAP_N = 2 ** 8;
/** Per process, since each test file evaluates this module again. */
const here = globalThis as { hashesCheaply?: true };

// Passwords are hashed by the same functions, with less work. A test that spies on them sees the original parameters; browser and system tests
// do all of it. Imported by the unit tests for its side effect.
if (!here.hashesCheaply) {
  here.hashesCheaply = true;
  const { pbkdf2, scrypt } = crypto;
  Object.assign(crypto, {
    pbkdf2: ((password, salt, iterations, ...rest) =>
      pbkdf2(
        password,
        salt,
        iterations === STAFF_ITERATIONS ? CHEAP_ITERATIONS : iterations,
        ...rest,
      )) as typeof pbkdf2,
    scrypt: (password: string, salt: Buffer, length: number, options: ScryptOptions, done: never) =>
      scrypt(password, salt, length, options.N === TRAVELLER_N ? { ...options, N: CHEAP_N } : options, done),
  });
}
