import { createLocalReq, executeAccess, type FlattenedField, type Payload, type PayloadRequest } from 'payload';
import { findReadable } from '../../../src/cms/access/readableFields.ts';
import { buildUser } from '../../support/factories.ts';
import { ROLES, type Role } from './accessTable.ts';

/** An entity of the configuration: a collection or a global. */
interface Entity {
  name: string;
  fields: readonly FlattenedField[];
  mayRead(req: PayloadRequest): Promise<boolean>;
}

/**
 * Writes the table of read access by role: a line for each collection and global, and one for each of its fields. Fields inside a layout's
 * blocks are part of the layout.
 */
export async function writeFieldTable(payload: Payload): Promise<string> {
  const requests = await Promise.all(ROLES.map((role) => requestOf(payload, role)));
  const lines: string[] = [];
  for (const entity of entitiesOf(payload)) {
    const whole = await Promise.all(requests.map((req) => entity.mayRead(req)));
    lines.push(line(entity.name, whole));
    for (const path of pathsOf(entity.fields)) {
      const readable = requests.map(async (req, index) =>
        whole[index] ? (await findReadable(path.split('.'), entity, req)) !== undefined : false,
      );
      lines.push(line(`  ${path}`, await Promise.all(readable)));
    }
  }
  return [line('', ROLES).trimEnd(), '', ...lines].join('\n');
}

async function requestOf(payload: Payload, role: Role): Promise<PayloadRequest> {
  const user = role === 'stranger' ? undefined : { ...(await buildUser(payload, role)), collection: 'users' as const };
  const req = await createLocalReq(user ? { user: user as never } : {}, payload);
  // As an API request: internal calls of the server read what staff read.
  return Object.assign(req, { payloadAPI: 'REST' as const });
}

function entitiesOf({ collections, globals }: Payload): Entity[] {
  const ofCollections = Object.entries(collections).map(([slug, { config }]) => ({
    name: slug,
    fields: config.flattenedFields,
    mayRead: (req: PayloadRequest) => isAllowed(req, config.access.read),
  }));
  const ofGlobals = globals.config.map((config) => ({
    name: `globals/${config.slug}`,
    fields: config.flattenedFields,
    mayRead: (req: PayloadRequest) => isAllowed(req, config.access.read),
  }));
  return [...ofCollections, ...ofGlobals];
}

async function isAllowed(req: PayloadRequest, access: Parameters<typeof executeAccess>[1]): Promise<boolean> {
  return Boolean(await executeAccess({ disableErrors: true, req }, access));
}

function pathsOf(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`;
    const isGroup = field.type === 'group' || field.type === 'array' || field.type === 'tab';
    return isGroup ? pathsOf(field.flattenedFields, `${path}.`) : [path];
  });
}

function line(name: string, cells: readonly (boolean | string)[]): string {
  const words = cells.map((cell) => (typeof cell === 'string' ? cell : cell ? 'reads' : '-').padEnd(8));
  return `${name.padEnd(60)} ${words.join(' ')}`.trimEnd();
}
