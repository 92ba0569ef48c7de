/** Loads what judges a draft when it is first needed: a process that only serves pages never has its rules, parser and samples in memory. */
export async function loadJudge() {
  return (await import('./judgeForPublishing.ts')).judgeForPublishing;
}
