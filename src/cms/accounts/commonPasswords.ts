let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the commonest, by itself or with digits and signs around it.
 * @param folded in lower case
 */
export async function isCommonPassword(folded: string): Promise<boolean> {
  loading ??= loadCommon();
  const common = await loading;
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(folded) || (core.length > 3 && common.has(core));
}

/** A list of fifty thousand, which nobody needs before a password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
