import { ROOT } from './lib/root.ts';

// `npm run unlock -- name@example.com`: lets the owner of a staff account in again, beside a running server.

Object.assign(process.env, { NODE_ENV: 'production', RIHLA_ROOT: process.env.RIHLA_ROOT ?? ROOT });
const [email, ...more] = process.argv.slice(2);
if (!email || more.length > 0) {
  process.stderr.write('Write the e-mail address of the account: npm run unlock -- name@example.com\n');
  process.exit(1);
}
// The configuration reads the environment when it is imported.
const [{ getPayload }, { default: config }, { unlockAccount }] = await Promise.all([
  import('payload'),
  import('../src/studio/payload.config.ts'),
  import('../src/cms/accounts/unlockAccount.ts'),
]);
const payload = await getPayload({ config });
const unlocked = await unlockAccount(payload, email);
await payload.destroy();
if (unlocked) {
  const step = unlocked.hadSecondStep ? 'The second step is off; turn it on again after you have signed in.\n' : '';
  process.stdout.write(
    `${unlocked.name} chooses a new password here, once and within an hour:\n  ${unlocked.url}\n${step}It is in the log of sign-ins and exports.\n`,
  );
} else {
  process.stderr.write('No account has this address. Look at how it is written.\n');
  process.exitCode = 1;
}
