import { msg } from '../../shared/studioWords/t.ts';

/** What the log has in place of names and networks, as it is stored, in English. */
export const AUDIT_WORDS = {
  /** Subject of a refused sign-in whose address belongs to no account. What was typed is not kept: it may be a password. */
  nobody: msg('Nobody with an account'),
  /** Who acts where there is no request: a command on the server. */
  server: msg('The server’s command line'),
  /** In place of a network once an attack comes from too many. */
  manyNetworks: msg('many networks'),
  /** An account without a name. */
  somebody: msg('Somebody'),
} as const;

/** Detail of a second step that the server's command line has turned off. */
export const UNLOCKED = msg('{name}, with a link to a new password');
