import { readFileSync } from 'node:fs';

export interface DockerInstruction {
  /** Such as `COPY`. */
  name: string;
  /** The arguments, lines joined. */
  value: string;
}

export interface DockerStage {
  name: string;
  instructions: DockerInstruction[];
}

const KNOWN = new Set(
  'ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(' '),
);

/**
 * Parses a Dockerfile whose stages all have names.
 * @throws when a line is no instruction, or precedes the first stage
 */
export function readDockerfile(file: string): DockerStage[] {
  const text = readFileSync(file, 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  const stages: DockerStage[] = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(\S.*)$/.exec(line) ?? [];
    if (!KNOWN.has(name)) throw new Error(`${file} has a line that is no instruction: ${line}`);
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(value)?.[1] ?? '', instructions: [] });
    const stage = stages.at(-1);
    if (!stage?.name) throw new Error(`${file} has a line outside a stage with a name: ${line}`);
    stage.instructions.push({ name, value });
  }
  return stages;
}
