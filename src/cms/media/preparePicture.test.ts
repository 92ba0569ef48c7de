import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '../../../tests/support/factories.ts';
import { PictureError, preparePicture } from './preparePicture.ts';
import { MAX_UPLOAD_BYTES, ORIGINAL_MAX_SIDE } from './sizes.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('preparePicture', () => {
  it('turns a photograph upright and drops where and with what it was taken', async () => {
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
    const { data } = await preparePicture(photograph, 'photo.jpg');
    const { width, height, exif, xmp, iptc, orientation } = await sharp(data).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 20, height: 40 });
    expect(data.includes('Secret Camera')).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('keeps %s as it is', async (format) => {
    const data = await picture({}, (image) => image.toFormat(format));
    const prepared = await preparePicture(data, 'x.bin');
    expect(prepared.mimeType).toBe(`image/${format}`);
    expect(prepared.name).toMatch(new RegExp(`^x-[0-9a-f]{10}\\.${format === 'jpeg' ? 'jpg' : format}$`));
  });

  it('gives a name by the content: the same for the same, another for another', async () => {
    const [red, blue] = [await picture({ colour: '#ff0000' }), await picture({ colour: '#0000ff' })];
    const name = async (data: Buffer) => (await preparePicture(data, 'a.png')).name;
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
  ])('makes a harmless name of %j', async (name) =>
    expect((await preparePicture(await picture(), name)).name).toMatch(/^[\p{L}\p{N}-]{1,75}\.png$/u),
  );

  it('tells the colour that stands in for the picture', async () => {
    const { placeholder } = await preparePicture(await picture({ colour: '#2040a0' }), 'a.png');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(placeholder.slice(at, at + 2), 16));
    expect([Math.abs(red - 0x20) < 17, Math.abs(green - 0x40) < 17, Math.abs(blue - 0xa0) < 17]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('keeps the frames of a moving picture', async () => {
    const frames = sharp(await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => picture({ colour }))), {
      join: { animated: true },
    });
    const { data } = await preparePicture(await frames.gif({ delay: [100, 100, 100] }).toBuffer(), 'a.gif');
    expect((await sharp(data, { animated: true }).metadata()).pages).toBe(3);
  });

  it('makes very large pictures smaller', async () => {
    const { data } = await preparePicture(await picture({ width: 3000, height: 20 }), 'a.png');
    expect((await sharp(data).metadata()).width).toBe(ORIGINAL_MAX_SIDE);
  });

  it.each([
    ['an SVG', Buffer.from(SVG), 'SVG files cannot be shown safely'],
    ['an SVG called JPEG', Buffer.from(`<?xml version="1.0"?>${SVG}`), 'cannot be shown safely'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not a picture'],
    ['nothing', Buffer.alloc(0), 'not a picture'],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj'), 'Upload a JPEG'],
    ['too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'the limit is 25 MB'],
  ])('refuses %s, with the reason', async (_, data, reason) => {
    const refused = preparePicture(data, 'photo.jpg');
    await expect(refused).rejects.toThrow(PictureError);
    await expect(refused).rejects.toThrow(reason);
  });

  it('refuses a picture that ends too early', async () => {
    const noise = sharp({
      create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as never,
    });
    const whole = await noise.jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(preparePicture(half, 'a.jpg')).rejects.toThrow('This picture is damaged');
    const png = await noise.png().toBuffer();
    await expect(preparePicture(png.subarray(0, png.length / 2), 'a.png')).rejects.toThrow('This picture is damaged');
  });

  it('refuses a small file that would unpack into too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 6_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(preparePicture(bomb, 'a.png')).rejects.toThrow(
      'This picture has 96 million pixels; the limit is 80 million.',
    );
  });
});
