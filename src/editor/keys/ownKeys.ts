import { COMMANDS, type Command } from './commands.ts';

/** Shortcuts that the account has chosen, by the name of the command; an empty list for a command without any. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>;

let own: OwnKeys = {};
const listeners = new Set<() => void>();

/** The account's own shortcuts; the same object until they change. */
export function ownKeys(): OwnKeys {
  return own;
}

/** Replaces the account's own shortcuts, everywhere in this window. */
export function setOwnKeys(next: OwnKeys): void {
  own = next;
  for (const listener of [...listeners]) listener();
}

/** Calls a listener after each change of the account's own shortcuts; returns a function that stops it. */
export function watchOwnKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shortcuts of a command for this account. One that was given to another command is no longer a default one here. */
export function keysOf({ keys, name }: Pick<Command, 'keys' | 'name'>): readonly string[] {
  const given = Object.values(own).flat();
  return own[name] ?? keys.filter((each) => !given.includes(each));
}

/** Shortcuts for this account of a command by its name; none for an unknown name. */
export function keysNamed(name: string | undefined): readonly string[] {
  const command = COMMANDS.find((each) => each.name === name);
  return command ? keysOf(command) : [];
}
