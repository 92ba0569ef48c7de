import { GROUP_HOST } from './provider.ts';

const INVITATION = new RegExp(
  `^(https?://)?${GROUP_HOST.replaceAll('.', '\\.')}/(?:invite/)?[\\w-]+/?(?:[?#][\\w\\-.~%=&+?/#]*)?$`,
  'i',
);

/** Whether a "number" is meant as group invitation; `readGroupLink` validates it. */
export function mentionsGroup(value: string): boolean {
  return value.toLowerCase().includes(GROUP_HOST);
}

/**
 * A group invitation, with `https://` added where it has no scheme.
 * @returns undefined when the URL leads, or might lead, anywhere else
 */
export function readGroupLink(value: string): string | undefined {
  const text = value.trim();
  const match = INVITATION.exec(text);
  if (!match) return undefined;
  return match[1] ? text : `https://${text}`;
}
