import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import sharp, { type Sharp } from 'sharp';
import type { UserRole } from '../../src/cms/access/roles.ts';
import type {
  Category,
  Departure,
  Destination,
  Enquiry,
  Media,
  Menu,
  Page,
  Post,
  Redirect,
  Tag,
  Template,
  Tour,
  TourType,
  Translation,
  User,
} from '../../src/cms/payload-types.ts';

let count = 0;

/** A number unique in this test file, for titles, paths and names that must differ. */
export function nextNumber(): number {
  count += 1;
  return count;
}

type Data<Slug extends Parameters<Payload['create']>[0]['collection']> = Partial<RequiredDataFromCollectionSlug<Slug>>;

/** A published page, unless `_status` is given. */
export async function buildPage(payload: Payload, data: Data<'pages'> = {}): Promise<Page> {
  const title = `Page ${nextNumber()}`;
  return payload.create({
    collection: 'pages',
    data: { title, _status: 'published', ...data } as never,
    draft: data._status === 'draft',
  });
}

/** A published French translation of a page of its own, unless `of` names another document. */
export async function buildTranslation(payload: Payload, data: Data<'translations'> = {}): Promise<Translation> {
  const of = data.of ?? `pages:${(await buildPage(payload)).id}`;
  return payload.create({
    collection: 'translations',
    data: { of, locale: 'fr', title: `Traduction ${nextNumber()}`, _status: 'published', ...data } as never,
    draft: data._status === 'draft',
  });
}

/** A published article, unless `_status` is given. */
export async function buildPost(payload: Payload, data: Data<'posts'> = {}): Promise<Post> {
  const title = `Article ${nextNumber()}`;
  return payload.create({
    collection: 'posts',
    data: { title, _status: 'published', ...data } as never,
    draft: data._status === 'draft',
  });
}

/** A new enquiry by Hélène, with overrides. */
export async function buildEnquiry(payload: Payload, data: Data<'enquiries'> = {}): Promise<Enquiry> {
  const number = nextNumber();
  return payload.create({
    collection: 'enquiries',
    data: {
      reference: `K-${number}`,
      uuid: `uuid-${number}`,
      source: 'form',
      status: 'new',
      name: 'Hélène Morel',
      email: 'helene@example.com',
      receivedAt: new Date().toISOString(),
      ...data,
    },
  });
}

/** A published tour of three days from €480, with overrides. */
export async function buildTour(payload: Payload, data: Data<'tours'> = {}): Promise<Tour> {
  const number = nextNumber();
  return payload.create({
    collection: 'tours',
    data: {
      title: `Tour ${number}`,
      days: 3,
      enquiryMode: 'both',
      price: { from: 48_000, currency: 'EUR', basis: 'person' },
      _status: 'published',
      ...data,
    } as never,
    draft: data._status === 'draft',
  });
}

/**
 * A departure with eight seats in the spring after next, of a new tour unless one is given.
 * @param data `start` and `end` as `YYYY-MM-DD`
 */
export async function buildDeparture(payload: Payload, data: Data<'departures'> = {}): Promise<Departure> {
  const year = new Date().getUTCFullYear() + 2;
  const start = data.start ?? `${year}-04-10`;
  return payload.create({
    collection: 'departures',
    data: {
      tour: data.tour ?? (await buildTour(payload)).id,
      start,
      end: start,
      seats: 8,
      taken: 0,
      status: 'automatic',
      ...data,
    } as never,
  });
}

export async function buildDestination(payload: Payload, data: Data<'destinations'> = {}): Promise<Destination> {
  return payload.create({
    collection: 'destinations',
    data: { title: `Destination ${nextNumber()}`, ...data } as never,
  });
}

export async function buildTourType(payload: Payload, data: Data<'tour-types'> = {}): Promise<TourType> {
  return payload.create({ collection: 'tour-types', data: { title: `Type ${nextNumber()}`, ...data } as never });
}

/** A published template, unless `_status` is given. */
export async function buildTemplate(payload: Payload, data: Data<'templates'> = {}): Promise<Template> {
  const title = `Template ${nextNumber()}`;
  return payload.create({
    collection: 'templates',
    data: { title, kind: 'article', _status: 'published', ...data } as never,
    draft: data._status === 'draft',
  });
}

/**
 * An account, with `collection` set so that it can be passed as `user`. It cannot log in unless a password is given: hashing each takes a fifth
 * of a second.
 */
export async function buildUser(
  payload: Payload,
  role: UserRole,
  data: Data<'users'> = {},
): Promise<User & { collection: 'users' }> {
  const name = `${role} ${nextNumber()}`;
  const account = {
    name,
    email: `${name.replace(' ', '-')}@example.com`,
    role,
    ...(role === 'translator' && { languages: ['fr' as const] }),
    ...data,
  };
  const user = data.password
    ? await payload.create({ collection: 'users', data: account as RequiredDataFromCollectionSlug<'users'> })
    : await payload.db.create({ collection: 'users', data: { ...account, ...timestamps() } });
  return { ...(user as User), collection: 'users' };
}

function timestamps() {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
}

export async function buildCategory(payload: Payload, data: Data<'categories'> = {}): Promise<Category> {
  return payload.create({ collection: 'categories', data: { title: `Category ${nextNumber()}`, ...data } as never });
}

export async function buildTag(payload: Payload, data: Data<'tags'> = {}): Promise<Tag> {
  return payload.create({ collection: 'tags', data: { title: `Tag ${nextNumber()}`, ...data } as never });
}

export async function buildMenu(payload: Payload, data: Data<'menus'> = {}): Promise<Menu> {
  return payload.create({ collection: 'menus', data: { title: `Menu ${nextNumber()}`, ...data } as never });
}

export async function buildRedirect(payload: Payload, data: Data<'redirects'> = {}): Promise<Redirect> {
  const number = nextNumber();
  return payload.create({
    collection: 'redirects',
    data: { from: `/old-${number}/`, to: `/new-${number}/`, status: '301', ...data } as never,
  });
}

/** A picture of one colour, small enough that most renditions are omitted. */
export async function buildMedia(payload: Payload, data: Data<'media'> = {}, file?: UploadedFile): Promise<Media> {
  return payload.create({
    collection: 'media',
    data: { alt: `Picture ${nextNumber()}`, ...data } as never,
    file: file ?? uploadedFile(await picture(), 'dunes.png', 'image/png'),
  });
}

export interface UploadedFile {
  data: Buffer;
  mimetype: string;
  name: string;
  size: number;
}

/** An upload as a browser would send it. */
export function uploadedFile(data: Buffer, name: string, mimetype: string): UploadedFile {
  return { data, mimetype, name, size: data.length };
}

/** A picture of one colour, in the format that `encode` chooses. */
export async function picture(
  { width = 8, height = 6, colour = '#c98b5a' }: { width?: number; height?: number; colour?: string } = {},
  encode: (image: Sharp) => Sharp = (image) => image.png(),
): Promise<Buffer> {
  return encode(sharp({ create: { width, height, channels: 3, background: colour } })).toBuffer();
}

/**
 * An animated picture.
 * @param encode GIF unless it chooses another format
 * @param paint fills the pixels of one frame, red, green, blue; without it each frame has its own colour
 */
export async function movingPicture(
  { frames, width = 8, height = 6 }: { frames: number; width?: number; height?: number },
  encode: (image: Sharp) => Sharp = (image) => image.gif(),
  paint: (pixels: Buffer, frame: number) => void = fillFrame,
): Promise<Buffer> {
  const size = width * height * 3;
  const pixels = Buffer.alloc(frames * size);
  for (let frame = 0; frame < frames; frame += 1) paint(pixels.subarray(frame * size, (frame + 1) * size), frame);
  const raw = { width, height: frames * height, channels: 3, pageHeight: height } as const;
  return encode(sharp(pixels, { raw })).toBuffer();
}

function fillFrame(pixels: Buffer, frame: number): void {
  pixels.fill(Buffer.from([(frame * 37) % 256, (frame * 11) % 256, frame % 256]));
}

/** Paints a frame with deterministic noise of four greys. */
export function paintNoise(pixels: Buffer, frame: number): void {
  let state = frame + 1;
  for (let at = 0; at < pixels.length; at += 3) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels.fill(((state >> 16) & 3) * 60, at, at + 3);
  }
}
