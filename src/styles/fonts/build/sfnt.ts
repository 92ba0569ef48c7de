const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const TRUETYPE = 0x00010000;

/** The tables of a font file by their four-letter tags. */
export type FontTables = Map<string, Buffer>;

/** Parses an uncompressed TrueType file. */
export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = HEADER_BYTES + RECORD_BYTES * index;
    const offset = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, font.subarray(offset, offset + font.readUInt32BE(record + 12)));
  }
  return tables;
}

/** Serializes a TrueType file, with its directory and checksums. */
export function writeTables(tables: FontTables): Buffer {
  const tags = [...tables.keys()].sort();
  const parts = [tableDirectoryHeader(tags.length)];
  const bodies: Buffer[] = [];
  let offset = HEADER_BYTES + RECORD_BYTES * tags.length;
  for (const tag of tags) {
    const table = tableOf(tables, tag);
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const record = Buffer.alloc(RECORD_BYTES);
    record.write(tag, 0, 'latin1');
    record.writeUInt32BE(checksum(body), 4);
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(table.length, 12);
    parts.push(record);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([...parts, ...bodies]);
}

/**
 * One table of a font.
 * @throws when the font has no such table
 */
export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table "${tag}".`);
  return table;
}

function tableDirectoryHeader(count: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const power = Math.floor(Math.log2(count));
  const searchRange = RECORD_BYTES * 2 ** power;
  header.writeUInt32BE(TRUETYPE, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(RECORD_BYTES * count - searchRange, 10);
  return header;
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < body.length; offset += 4) sum = (sum + body.readUInt32BE(offset)) >>> 0;
  return sum;
}
