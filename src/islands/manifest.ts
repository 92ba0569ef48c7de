import type { Manifest, ManifestChunk } from 'vite';
import { ENTRY_PREFIX } from './entries.ts';
import type { IslandFiles, ResolveIsland } from './types.ts';

/** The static imports of `chunk`, dependencies first. */
function listImports(manifest: Manifest, chunk: ManifestChunk, seen = new Set<ManifestChunk>()): ManifestChunk[] {
  return (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key];
    if (!imported || seen.has(imported)) return [];
    seen.add(imported);
    return [...listImports(manifest, imported, seen), imported];
  });
}

function readFiles(manifest: Manifest, chunk: ManifestChunk, base: string): IslandFiles {
  const imports = listImports(manifest, chunk);
  const css = new Set([...imports, chunk].flatMap((part) => part.css ?? []));
  return {
    src: base + chunk.file,
    css: [...css].map((file) => base + file),
    deps: imports.map((part) => base + part.file),
  };
}

function resolveAmong(files: Map<string, IslandFiles>): ResolveIsland {
  return (name) => {
    const found = files.get(name);
    if (found) return found;
    throw new Error(
      `There is no island "${name}". Add an *Island.ts(x) of that name to the island/ folder of a widget or a part and build again, or use one of: ${[...files.keys()].join(', ') || '(none)'}.`,
    );
  };
}

/**
 * Creates the production resolver from Vite's client manifest (`.vite/manifest.json`) of a build with islandEntries(). `base` comes before the
 * manifest's file names, which begin with `assets/`. The resolver throws on an unknown name, listing the known ones.
 */
export function resolveFromManifest(manifest: Manifest, base = '/'): ResolveIsland {
  const files = new Map<string, IslandFiles>();
  for (const chunk of Object.values(manifest)) {
    if (chunk.isEntry && chunk.name?.startsWith(ENTRY_PREFIX)) {
      files.set(chunk.name.slice(ENTRY_PREFIX.length), readFiles(manifest, chunk, base));
    }
  }
  return resolveAmong(files);
}

/**
 * Creates the development resolver: URLs at which Vite's dev server serves the modules of islandEntries(). `names` are those of findIslands; the
 * resolver throws on any other.
 */
export function devManifest(names: Iterable<string>): ResolveIsland {
  const files = new Map<string, IslandFiles>();
  for (const name of names) files.set(name, { src: `/@id/virtual:${ENTRY_PREFIX}${name}` });
  return resolveAmong(files);
}
