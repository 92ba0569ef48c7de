let nonce: string | undefined;

/** Says that staff are signed in, with the proof that their requests carry in edit mode; undefined once it is not taken any more. */
export function setEditNonce(value: string | undefined): void {
  nonce = value || undefined;
}

/** The proof of a signed-in member of staff, sent as `X-WP-Nonce`; undefined for visitors. */
export function editNonce(): string | undefined {
  return nonce;
}
