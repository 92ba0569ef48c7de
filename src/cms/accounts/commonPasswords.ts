let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is a common one, by itself or with digits and symbols around it.
 * @param folded in lower case
 */
export async function isCommonPassword(folded: string): Promise<boolean> {
  loading ??= loadCommon();
  const common = await loading;
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(folded) || (core.length > 3 && common.has(core));
}

/** A list of fifty thousand, loaded lazily when a password is first chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
