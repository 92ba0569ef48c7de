import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { movingPicture, picture } from '../../../../tests/support/factories.ts';
import { PictureError } from '../pictureError.ts';
import { MAX_UPLOAD_BYTES, ORIGINAL_MAX_SIDE } from '../sizes.ts';
import { makePicture } from './makePicture.ts';

describe('makePicture', () => {
  it('rotates a photograph upright and drops its metadata (place, camera)', async () => {
    const photograph = await picture({ width: 40, height: 20 }, (image) =>
      image
        .jpeg()
        .withExif({
          IFD0: { Make: 'Secret Camera', Orientation: '6' },
          IFD3: {
            GPSLatitudeRef: 'N',
            GPSLatitude: '31/1 37/1 0/1',
            GPSLongitudeRef: 'W',
            GPSLongitude: '8/1 0/1 0/1',
          },
        })
        .withMetadata({ orientation: 6 }),
    );
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { data } = await makePicture(photograph, 'photo.jpg');
    const { width, height, exif, xmp, iptc, orientation } = await sharp(data).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 20, height: 40 });
    expect(Buffer.from(data).includes('Secret Camera')).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('keeps %s unchanged', async (format) => {
    const data = await picture({}, (image) => image.toFormat(format));
    const prepared = await makePicture(data, 'x.bin');
    expect(prepared.mimeType).toBe(`image/${format}`);
    expect(prepared.name).toMatch(new RegExp(`^x-[0-9a-f]{10}\\.${format === 'jpeg' ? 'jpg' : format}$`));
  });

  it('names a file by a hash of its content', async () => {
    const [red, blue] = [await picture({ colour: '#ff0000' }), await picture({ colour: '#0000ff' })];
    const name = async (data: Buffer) => (await makePicture(data, 'a.png')).name;
    expect(await name(red)).toBe(await name(red));
    expect(await name(red)).not.toBe(await name(blue));
  });

  it.each([
    '../../etc/passwd',
    'a/b\\c.png',
    '<script>.png',
    '.htaccess',
    'مراكش.png',
    `${'x'.repeat(400)}.png`,
    'a\u0000b.png',
  ])('makes a safe file name of %j', async (name) =>
    expect((await makePicture(await picture(), name)).name).toMatch(/^[\p{L}\p{N}-]{1,75}\.png$/u),
  );

  it('returns the dominant colour as a placeholder', async () => {
    const { placeholder } = await makePicture(await picture({ colour: '#2040a0' }), 'a.png');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(placeholder.slice(at, at + 2), 16));
    expect([Math.abs(red - 0x20) < 17, Math.abs(green - 0x40) < 17, Math.abs(blue - 0xa0) < 17]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('gives a transparent picture no placeholder colour, and a white background as JPEG', async () => {
    const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { placeholder, renditions } = await makePicture(logo, 'logo.png');
    expect(placeholder).toBe('');
    const jpeg = Object.values(renditions).find(({ mimeType }) => mimeType === 'image/jpeg');
    expect([...(await sharp(jpeg?.data).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it.each(['gif', 'webp'] as const)(
    'keeps an animated %s animated, with still renditions of its first frame',
    async (format) => {
      const moving = await movingPicture({ frames: 70, width: 400, height: 300 }, (image) => image[format]());
      const made = await makePicture(moving, `a.${format}`);
      expect(made).toMatchObject({ width: 400, height: 300, mimeType: `image/${format}` });
      const { pages, pageHeight } = await sharp(made.data, { animated: true }).metadata();
      expect({ pages, pageHeight }).toEqual({ pages: 70, pageHeight: 300 });
      for (const { data, width, height } of Object.values(made.renditions)) {
        const { pages: frames = 1, ...rest } = await sharp(data).metadata();
        expect([frames, rest.width, rest.height]).toEqual([1, width, height]);
        expect(height).toBe(Math.round(width * 0.75));
        const { channels } = await sharp(data).stats();
        expect(channels.slice(0, 3).every(({ mean }) => mean < 8)).toBe(true);
      }
    },
  );

  it('refuses too many frames, and says how many there are', async () => {
    const moving = await movingPicture({ frames: 260, width: 20, height: 20 });
    await expect(makePicture(moving, 'a.gif')).rejects.toThrow(
      'This picture has 260 frames; the limit is 150. Save it with fewer frames, or upload one of them as a still picture.',
    );
  });

  it('refuses frames with too many pixels together', async () => {
    const moving = await movingPicture({ frames: 20, width: 1600, height: 1300 });
    expect(moving.length).toBeLessThan(1024 * 1024);
    await expect(makePicture(moving, 'a.gif')).rejects.toThrow(
      'This picture has 20 frames with 42 million pixels together; the limit is 40 million.',
    );
  });

  it.each([
    ['PNG', () => animatedPng()],
    ['AVIF', () => avifSequence()],
  ])('refuses an animated %s rather than lose its frames', async (format, make) => {
    await expect(makePicture(await make(), 'a')).rejects.toThrow(`This ${format} moves, and only WebP and GIF`);
  });

  it('makes no rendition wider than the picture, and none of zero height', async () => {
    const sizes = async (size: { width: number; height: number }) =>
      Object.entries((await makePicture(await picture(size), 'a.png')).renditions).map(
        ([name, { width, height }]) => `${name} ${width}x${height}`,
      );
    expect(await sizes({ width: 500, height: 250 })).toEqual([
      ...['avif320 320x160', 'avif480 480x240', 'avif640 500x250', 'avif960 500x250', 'avif1280 500x250'],
      ...['avif1920 500x250', 'webp320 320x160', 'webp480 480x240', 'webp640 500x250', 'webp960 500x250'],
      ...['webp1280 500x250', 'webp1920 500x250', 'jpeg640 500x250', 'jpeg1280 500x250'],
    ]);
    expect(await sizes({ width: 2000, height: 1 })).toContain('avif320 320x1');
  });

  it('encodes the renditions that a narrow picture cannot fill once in each format', async () => {
    const { renditions } = await makePicture(await picture({ width: 500, height: 250 }), 'a.png');
    const files = (format: string) =>
      Object.keys(renditions)
        .filter((name) => name.startsWith(format))
        .map((name) => renditions[name]);
    expect(['avif', 'webp', 'jpeg'].map((format) => new Set(files(format)).size)).toEqual([3, 3, 1]);
  });

  it('downsizes very large pictures', async () => {
    const { data } = await makePicture(await picture({ width: 3000, height: 20 }), 'a.png');
    expect((await sharp(data).metadata()).width).toBe(ORIGINAL_MAX_SIDE);
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not a picture'],
    ['nothing', Buffer.alloc(0), 'not a picture'],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj'), 'Upload a JPEG'],
    ['too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'the limit is 25 MB'],
  ])('refuses %s, with the reason', async (_, data, reason) => {
    const refused = makePicture(data, 'photo.jpg');
    await expect(refused).rejects.toThrow(PictureError);
    await expect(refused).rejects.toThrow(reason);
  });

  it('refuses a truncated picture', async () => {
    const noise = sharp({
      create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as never,
    });
    const whole = await noise.jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(makePicture(half, 'a.jpg')).rejects.toThrow('This picture is damaged');
    const png = await noise.png().toBuffer();
    await expect(makePicture(png.subarray(0, png.length / 2), 'a.png')).rejects.toThrow('This picture is damaged');
  });

  it('refuses a small file that decodes to too many pixels (decompression bomb)', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 6_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(makePicture(bomb, 'a.png')).rejects.toThrow(
      'This picture has 96 million pixels; the limit is 80 million.',
    );
  });
});

/** A PNG with an `acTL` chunk, which marks it as animated (APNG). */
async function animatedPng(): Promise<Buffer> {
  const png = await picture();
  // The signature and the header come first; nobody checks this checksum.
  const start = 8 + 25;
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return Buffer.concat([png.subarray(0, start), chunk, png.subarray(start)]);
}

/** An AVIF whose `ftyp` box marks it as a sequence. */
async function avifSequence(): Promise<Buffer> {
  const avif = await picture({ width: 64, height: 64 }, (image) => image.avif());
  const brand = avif.indexOf('miaf', 16);
  return Buffer.concat([avif.subarray(0, brand), Buffer.from('avis'), avif.subarray(brand + 4)]);
}
