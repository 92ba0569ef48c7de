import { Passkeys } from './Passkeys.tsx';
import { SecondStep } from './SecondStep.tsx';
import type { SignInWayProps } from './signInWayProps.ts';

/** How an account signs in besides its password. */
export default function SignInWays(props: SignInWayProps) {
  return (
    <>
      <SecondStep {...props} />
      <Passkeys {...props} />
    </>
  );
}
