import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { isStored } from '../requests/answers.ts';
import { type RawAnswer, type RawQuestion, requestRaw } from '../requests/requestRaw.ts';
import { claimSite, type Staff } from '../requests/staff.ts';
import { startNginx } from './nginx.ts';
import { KEEPS_COMPILED } from './serverCommand.ts';
import { freePort, type Site, startSite } from './site.ts';
import type { Front } from './startFront.ts';

type Ask = (path: string, question?: RawQuestion) => Promise<RawAnswer>;

/** An empty site behind nginx, and a session in its studio through nginx. */
export interface FrontedSite {
  dataDir: string;
  nginx: Front;
  staff: Staff;
  viaNginx: Ask;
  viaNode: Ask;
  /**
   * Publishes a page, or changes the one with this id.
   * @returns its id
   */
  publish(page: object, id?: number): Promise<number>;
  /** Polls until nginx serves the page from its disk cache. */
  untilStored(path: string): Promise<void>;
  /** Kills the process, as a crash would. */
  crash(): Promise<void>;
  /** Restarts the process on the same port and folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both, and creates the first account. */
export async function startFrontedSite(): Promise<FrontedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-fronted-'));
  const [front, port] = [await freePort(), await freePort()];
  const env = { ...KEEPS_COMPILED, NO_DEMO: 'empty', TRUSTED_PROXIES: '1', PUBLIC_URL: `http://localhost:${front}` };
  let site: Site | undefined = await startSite({ dataDir, port, env });
  const { origin } = site;
  const nginx = await startNginx({ dataDir, sites: [port], port: front });
  const staff = await claimSite({ ...site, origin: nginx.origin });
  const viaNginx: Ask = (path, question) => requestRaw(nginx.origin, path, question);
  const crash = async (): Promise<void> => {
    await site?.stop('SIGKILL');
    site = undefined;
  };
  return {
    dataDir,
    nginx,
    staff,
    viaNginx,
    viaNode: (path, question) => requestRaw(origin, path, question),
    publish: async (page, id) => {
      const data = { ...page, _status: 'published' };
      const saved = await (id ? staff('PATCH', `/pages/${id}`, data) : staff('POST', '/pages', data));
      if (!saved.ok) throw new Error(`The page was not saved: ${saved.status} ${await saved.text()}`);
      return ((await saved.json()) as { doc: { id: number } }).doc.id;
    },
    untilStored: async (path) => {
      const ask = async (): Promise<void> => {
        if (!isStored(await viaNginx(path))) throw new Error(`nginx does not have ${path} itself.`);
      };
      await vi.waitFor(ask, { timeout: 10_000, interval: 50 });
    },
    crash,
    restart: async () => {
      site = await startSite({ dataDir, port, env });
    },
    stop: async () => {
      await nginx.stop();
      await crash();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
