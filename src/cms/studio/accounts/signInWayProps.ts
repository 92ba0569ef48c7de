/** Of each part of an account's form that says how the account signs in. */
export interface SignInWayProps {
  account: number;
  /** Whether it is the user's own. */
  isOwn: boolean;
}
