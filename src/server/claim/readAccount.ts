import { findPasswordFault } from '../../cms/accounts/findPasswordFault.ts';

/** What the form for the first account asks for. */
export interface Account {
  name: string;
  email: string;
  password: string;
}

export type AccountField = 'email' | 'name' | 'password' | 'repeat';
export type AccountFaults = Partial<Record<AccountField, string>>;

const MAX_LENGTH = 200;

/** Checks the form; each fault says what to do. The password is held to the rule of the whole studio. */
export async function readAccount(form: URLSearchParams): Promise<{ account: Account; faults: AccountFaults }> {
  const account = {
    name: form.get('name')?.trim() ?? '',
    email: form.get('email')?.trim() ?? '',
    password: form.get('password') ?? '',
  };
  const faults: AccountFaults = {};
  if (!account.name) faults.name = 'Write your name.';
  else if (account.name.length > MAX_LENGTH) faults.name = `Write a name of at most ${MAX_LENGTH} characters.`;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account.email) || account.email.length > MAX_LENGTH) {
    faults.email = 'Write an e-mail address such as name@example.com.';
  }
  const fault = await findPasswordFault(account.password, { email: account.email });
  if (fault) faults.password = fault;
  else if (form.get('repeat') !== account.password)
    faults.repeat = 'The two passwords differ. Write the same one twice.';
  return { account, faults };
}
