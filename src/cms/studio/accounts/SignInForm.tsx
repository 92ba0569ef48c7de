import { useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type SubmitEvent, useId, useState } from 'react';
import { msg, t } from '../../../shared/studioWords/t.ts';
import type { SecondStepAnswer } from '../../accounts/secondStep/signInEndpoint.ts';
import { CodeField } from './CodeField.tsx';
import { PasskeySignIn, signInByPasskey } from './PasskeySignIn.tsx';
import { SignInLanguages } from './SignInLanguages.tsx';
import '../form.css';
import './second-step.css';

export interface SignInFormProps {
  /** Path after signing in. */
  address: string;
  /** Whether anybody on this site signs in with a passkey. */
  hasPasskeys: boolean;
  /** In the studio's language. */
  words: Record<'email' | 'forgot' | 'password' | 'signIn', string>;
}

interface SignedIn {
  exp: number;
  token: string;
  user: { id: number; collection: 'users' };
}

interface Refused {
  secondStep?: SecondStepAnswer;
  errors?: { message?: string }[];
}

const NO_ANSWER = msg('The server has not answered. Try again.');

/** E-mail address and password; then, of an account that asks for it, the code of the app or a recovery code. */
export function SignInForm({ address, hasPasskeys, words }: SignInFormProps) {
  const [email, password] = [useId(), useId()];
  const { setUser } = useAuth();
  const router = useRouter();
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  /** Accepted credentials, while the code is entered. */
  const [known, setKnown] = useState<{ email: string; password: string }>();

  const enter = (session: SignedIn) => {
    setUser(session);
    router.push(address);
  };
  const signInWithPasskey = async () => {
    if (isSending) return;
    setSending(true);
    setFault('');
    try {
      enter(await signInByPasskey<SignedIn>());
    } catch (error) {
      setFault((error as Error).message);
      setSending(false);
    }
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as { email: string; password: string };
    setSending(true);
    setFault('');
    const body = { ...known, ...typed };
    const answer = await ask(body);
    if ('token' in answer) {
      enter(answer);
      return;
    }
    if (answer.secondStep === 'needed') setKnown({ email: body.email, password: body.password });
    else setFault(answer.errors?.[0]?.message ?? t(NO_ANSWER));
    setSending(false);
  };

  return (
    <form
      className="rihla-form rihla-sign-in"
      // Before hydration, a submit must not put the password into the URL.
      method="post"
      onSubmit={(event) => void send(event)}
    >
      {known ? (
        <CodeField key="code" />
      ) : (
        <>
          <p>
            <label htmlFor={email}>{words.email}</label>
            <input autoComplete="username" id={email} name="email" required type="email" />
          </p>
          <p>
            <label htmlFor={password}>{words.password}</label>
            <input autoComplete="current-password" id={password} name="password" required type="password" />
          </p>
        </>
      )}
      <p role="alert">{fault}</p>
      <div className="rihla-sign-in__buttons">
        <button className="rihla-second-step__main" aria-disabled={isSending || undefined} type="submit">
          {words.signIn}
        </button>
        {known ? (
          <button
            onClick={() => {
              setKnown(undefined);
              setFault('');
            }}
            type="button"
          >
            {t('Another account')}
          </button>
        ) : (
          <a href="/admin/forgot">{words.forgot}</a>
        )}
      </div>
      {hasPasskeys && !known && <PasskeySignIn isSending={isSending} onPress={() => void signInWithPasskey()} />}
      {!known && <SignInLanguages />}
    </form>
  );
}

async function ask(body: object): Promise<SignedIn | Refused> {
  try {
    const answer = await fetch('/api/users/login', {
      body: JSON.stringify(body),
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      method: 'POST',
    });
    return await answer.json();
  } catch {
    return {};
  }
}
