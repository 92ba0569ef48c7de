/** Loads the code that judges drafts on first use: a process that only serves pages never has its rules, parser and samples in memory. */
export async function loadJudge() {
  return (await import('./judgeForPublishing.ts')).judgeForPublishing;
}

/** The same for layouts of what is no page. */
export async function loadLayoutJudge() {
  return (await import('./judgeLayout.ts')).judgeLayout;
}
