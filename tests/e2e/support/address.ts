const PORT = Number(process.env.E2E_PORT || 4310);

/** Set to test a server that already runs, such as `http://localhost:4310`. */
const runningServer = process.env.E2E_URL;

/** Whether the server under test is external, so that none is started. */
export const USES_RUNNING_SERVER = Boolean(runningServer);

/** Origin of the server under test. */
export const BASE_URL = runningServer ? new URL(runningServer).origin : `http://localhost:${PORT}`;

/** The port that a server of our own listens on. */
export const SERVER_PORT = PORT;
