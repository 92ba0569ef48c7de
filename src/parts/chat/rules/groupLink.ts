import { GROUP_HOST } from './provider.ts';

const INVITATION = new RegExp(
  `^(https?://)?${GROUP_HOST.replaceAll('.', '\\.')}/(?:invite/)?[\\w-]+/?(?:[?#][\\w\\-.~%=&+?/#]*)?$`,
  'i',
);

/** Whether a "number" is meant as an invitation into a group; whether it can be opened is for `readGroupLink` to say. */
export function mentionsGroup(value: string): boolean {
  return value.toLowerCase().includes(GROUP_HOST);
}

/**
 * An invitation as it stands, given `https://` where it has no scheme.
 * @returns undefined when the address leads, or might lead, anywhere else
 */
export function readGroupLink(value: string): string | undefined {
  const text = value.trim();
  const match = INVITATION.exec(text);
  if (!match) return undefined;
  return match[1] ? text : `https://${text}`;
}
