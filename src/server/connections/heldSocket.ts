/** The first file descriptor passed on, by the protocol of systemd's `sd_listen_fds`. */
const FIRST_DESCRIPTOR = 3;

/**
 * The file descriptor of a listening socket that the service manager opened and holds for this process (systemd's socket activation). It outlives
 * the process, so visitors who come during a restart wait instead of being refused.
 * @returns undefined when none was passed on
 * @throws when more than one was
 */
export function readHeldSocket(
  source: Record<string, string | undefined> = process.env,
  pid = process.pid,
): number | undefined {
  const { LISTEN_FDS, LISTEN_PID } = source;
  if (!LISTEN_FDS || Number(LISTEN_PID) !== pid) return undefined;
  if (LISTEN_FDS !== '1') throw new Error(`LISTEN_FDS is ${LISTEN_FDS}. Give Rihla one socket, that of its port.`);
  return FIRST_DESCRIPTOR;
}
