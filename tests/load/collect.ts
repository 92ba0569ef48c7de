import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARTICLE, HOME, LONGEST_TOUR, TOUR, TOURS } from '../e2e/support/kinds.ts';
import { claimSite } from '../support/requests/staff.ts';
import { startNginx } from '../support/servers/nginx.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { seededTemplate } from '../support/servers/template.ts';
import { startBareNode } from './bareNode.ts';
import type { Figures } from './figures.ts';
import { makeHandMade } from './handMade/makeHandMade.ts';
import { type LighthouseRun, launchBrowser, runLighthouse, summarize } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { pinToCore, SERVER_CORE, unpin } from './pinToCore.ts';
import { servePlainFiles, writeCompressed } from './plainFiles.ts';
import { measurePublish } from './publish.ts';
import { measurePublishUnderLoad } from './publishUnderLoad.ts';
import { runRender } from './render/runRender.ts';
import { measureSiteMemory } from './siteMemory.ts';
import { measureStartUp, type StartUp } from './startUp.ts';
import { median } from './statistics.ts';
import { measureSteady } from './steady.ts';
import { measureThroughput } from './throughput.ts';
import { warmUp } from './warmUp.ts';

/** Repetitions and duration of each measurement. */
export interface Effort {
  lighthouseRounds: number;
  loadScheduledJobs: number;
  loadSeconds: number;
  renders: number;
  publishes: number;
  starts: number;
  memorySeconds: number;
}

export const FULL: Effort = {
  lighthouseRounds: 5,
  loadScheduledJobs: 5,
  loadSeconds: 10,
  renders: 300,
  publishes: 20,
  starts: 5,
  memorySeconds: 30,
};

export const QUICK: Effort = {
  lighthouseRounds: 1,
  loadScheduledJobs: 3,
  loadSeconds: 2,
  renders: 60,
  publishes: 5,
  starts: 1,
  memorySeconds: 5,
};

const PATHS = [HOME.path, ARTICLE.path];

/**
 * Takes every measurement, on the built server and copies of the seeded demo.
 * @param say progress callback
 * @throws Error when a program is missing, with how to install it
 */
export async function collect(effort: Effort, say: (line: string) => void): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'));
  const template = await seededTemplate();
  const copy = (name: string): string => {
    const dataDir = join(folder, name);
    cpSync(template, dataDir, { recursive: true });
    return dataDir;
  };
  try {
    say('start-up');
    const startUp = await startOften(copy('start'), effort.starts);
    say('memory');
    const memory = await measureMemory({ dataDir: copy('memory'), paths: PATHS, loadSeconds: effort.memorySeconds });
    say('memory of the site alone, which first makes the demo in PostgreSQL');
    const siteMemory = await measureSiteMemory(PATHS, effort.memorySeconds);
    say('rendering');
    const render = await runRender(copy('render'), ARTICLE.path, effort.renders);
    const visited = await visit(folder, copy('site'), effort, say);
    return { startUp, memory, siteMemory, render, ...visited };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOften(dataDir: string, times: number): Promise<StartUp> {
  // The first start reads the program from disk; later ones are what operators wait for.
  await measureStartUp(dataDir);
  const starts: StartUp[] = [];
  while (starts.length < times) starts.push(await measureStartUp(dataDir));
  return { site: median(starts.map(({ site }) => site)), studio: median(starts.map(({ studio }) => studio)) };
}

/** Measurements against running servers: the site, nginx before its disk cache, nginx on plain files. */
async function visit(
  folder: string,
  dataDir: string,
  effort: Effort,
  say: (line: string) => void,
): Promise<Omit<Figures, 'memory' | 'render' | 'siteMemory' | 'startUp'>> {
  const plain = join(folder, 'plain');
  const site = await startSite({ dataDir });
  const stops: (() => unknown)[] = [() => site.stop()];
  try {
    await warmUp(site, dataDir, PATHS);
    await makeHandMade(`${site.origin}/`, plain);
    await copyHome(site, join(plain, 'home'));
    const files = await servePlainFiles(plain, folder);
    stops.push(files.stop);
    const disk = await startNginx({ dataDir, sites: [Number(new URL(site.origin).port)] });
    stops.push(disk.stop);
    const bare = await startBareNode(`${site.origin}/`);
    stops.push(bare.stop);

    say('Lighthouse');
    const urls = {
      home: `${site.origin}/`,
      article: `${site.origin}${ARTICLE.path}`,
      tour: `${site.origin}${TOUR.path}`,
      longestTour: `${site.origin}${LONGEST_TOUR.path}`,
      list: `${site.origin}${TOURS.path}`,
      handMade: `${files.origin}/`,
    };
    const lighthouse = await runOften(urls, effort.lighthouseRounds);

    say('requests per second');
    const targets = {
      plain: { url: `${files.origin}/home/`, pid: files.pid },
      disk: { url: `${disk.origin}/`, pid: disk.process.pid as number },
      node: { url: `${site.origin}/`, pid: site.process.pid as number },
      bare,
    };
    for (const { pid } of Object.values(targets)) pinToCore(pid, SERVER_CORE);
    const load = { rounds: effort.loadScheduledJobs, seconds: effort.loadSeconds };
    const throughput = await measureThroughput(targets, load);
    const steady = await measureSteady({ node: targets.node, bare }, load);
    for (const { pid } of Object.values(targets)) unpin(pid);

    say('publishing');
    const staff = await claimSite(site);
    const meanwhile = { path: ARTICLE.path, seconds: effort.publishes };
    const publishUnderLoad = {
      posts: await measurePublishUnderLoad(site, staff, { kind: 'posts', ...meanwhile }),
      tours: await measurePublishUnderLoad(site, staff, { kind: 'tours', ...meanwhile }),
    };
    const publish = await measurePublish(site, staff, effort.publishes);
    return { ...lighthouse, throughput, steady, publish, publishUnderLoad };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Home as a plain file. */
async function copyHome(site: Site, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const html = await (await fetch(`${site.origin}/`)).arrayBuffer();
  writeCompressed(folder, 'index.html', Buffer.from(html));
}

async function runOften<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
): Promise<Record<Name, LighthouseRun>> {
  const names = Object.keys(urls) as Name[];
  const runs = new Map<Name, LighthouseRun[]>(names.map((name) => [name, []]));
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) runs.get(name)?.push(await runLighthouse(urls[name], browser.port));
  } finally {
    browser.kill();
  }
  return Object.fromEntries(names.map((name) => [name, summarize(runs.get(name) ?? [])])) as Record<
    Name,
    LighthouseRun
  >;
}
