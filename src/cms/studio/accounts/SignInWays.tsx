import { Passkeys } from './Passkeys.tsx';
import { SecondStep } from './SecondStep.tsx';

interface SignInWaysProps {
  account: number;
  /** Whether it is the user's own: admins see those of others, and only take away. */
  isOwn: boolean;
}

/** How an account signs in besides its password. */
export default function SignInWays({ account, isOwn }: SignInWaysProps) {
  return (
    <>
      <SecondStep account={account} isOwn={isOwn} />
      <Passkeys account={account} isOwn={isOwn} />
    </>
  );
}
