import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { followImports } from '../../../scripts/build/followImports.ts';
import { listInputs } from '../../../scripts/build/stamp.ts';

/** A folder with these files, removed with the running test. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'rihla-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('inputs of a part of the build', () => {
  it('of the studio: fields of a widget, but not its markup and style', () => {
    const files = listInputs('studio');
    expect(files).toContain('src/widgets/quote/block.ts');
    expect(files).toContain('src/cms/studio/Welcome.tsx');
    expect(files).toContain('src/studio/next/next.config.mjs');
    expect(files.filter((file) => /^src\/widgets\/.*\.(tsx|css)$/.test(file))).toEqual([]);
    expect(files.filter((file) => /^src\/(pages|render|islands|demo|server)\//.test(file))).toEqual([]);
  });

  it('of the client: islands and what they share, but not server code', () => {
    const files = listInputs('client');
    expect(files).toContain('src/widgets/share-buttons/island/copyButton.ts');
    expect(files).toContain('src/islands/loaderEntry.ts');
    expect(files.filter((file) => /\/block\.ts$|^src\/(cms|pages|server|studio)\//.test(file))).toEqual([]);
  });

  it('of the server: the entire source', () => {
    expect(listInputs('server')).toEqual(expect.arrayContaining(['src/pages/site.ts', 'src/widgets/quote/Quote.tsx']));
  });
});

describe('imports are followed', () => {
  it('to every file, in every syntax, and a new one is found', () => {
    const files = {
      'src/main.ts': `import { one } from './one.ts';\nexport * from "../src/two.ts";\nconst later = import('./three.tsx');`,
      'src/one.ts': `const Field = '/src/studio/Field.tsx#Field';`,
      'src/two.ts': `import './two.css';\nnew Worker(new URL('./worker.js', import.meta.url));`,
      'src/two.css': `@import './base.css';`,
      'src/three.tsx': `const all = import.meta.glob('./parts/*/index.ts');`,
      'src/studio/Field.tsx': '',
      'src/worker.js': '',
      'src/base.css': '',
      'src/parts/a/index.ts': `import '../../main.ts';`,
      'src/parts/a/other.ts': '',
      'src/alone.ts': '',
    };
    const root = folderOf(files);
    const reached = Object.keys(files).filter((name) => !['src/alone.ts', 'src/parts/a/other.ts'].includes(name));
    expect(followImports(['src/main.ts'], root)).toEqual(reached.sort());
    writeFileSync(join(root, 'src/worker.js'), `import './alone.ts';`);
    expect(followImports(['src/main.ts'], root)).toContain('src/alone.ts');
  });

  it('from a site’s own code to what it imports of ours', () => {
    const root = folderOf({
      'site/site.ts': `import { defineBlock } from '#rihla/block';`,
      'src/site/kit/block.ts': `export { one } from '../../one.ts';`,
      'src/one.ts': '',
    });
    expect(followImports(['site/site.ts'], root)).toEqual(['site/site.ts', 'src/one.ts', 'src/site/kit/block.ts']);
  });

  it('but not type imports, which are erased, nor missing files', () => {
    const root = folderOf({
      'main.ts': `import type {\n  A,\n} from './types.ts';\nexport type { B } from './types.ts';\nimport './missing.ts';\nimport 'package';`,
      'types.ts': '',
    });
    expect(followImports(['main.ts'], root)).toEqual(['main.ts']);
  });
});
