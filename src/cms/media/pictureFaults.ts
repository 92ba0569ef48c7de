import { msg } from '../../shared/studioWords/t.ts';

/** Reasons for which a picture is refused. They are said in English, partly by other processes; `tSaid` translates them for the editor. */
export const PICTURE_FAULTS = {
  largeDrawing: msg('This SVG is larger than 1 MB. Simplify it, or save it as PNG, and upload that.'),
  brokenDrawing: msg('This SVG cannot be drawn. Open it in a drawing program, save it as PNG, and upload that.'),
  large: msg('This file has {size} MB; the limit is {most} MB. Save it smaller and upload it again.'),
  unsafe: msg('{format} files cannot be shown safely. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.'),
  moving: msg(
    'This {format} moves, and only WebP and GIF can be kept moving. Save it as one of these, or save one frame of it as a still picture, and upload that.',
  ),
  unknown: msg('This file is not a picture the site can show. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.'),
  frames: msg(
    'This picture has {frames} frames; the limit is {most}. Save it with fewer frames, or upload one of them as a still picture.',
  ),
  movingPixels: msg(
    'This picture has {frames} frames with {pixels} million pixels together; the limit is {most} million. Save it smaller or with fewer frames and upload it again.',
  ),
  pixels: msg(
    'This picture has {pixels} million pixels; the limit is {most} million. Save it smaller and upload it again.',
  ),
  damaged: msg('This picture is damaged and cannot be read ({reason}). Export it again and upload that.'),
  cost: msg('This picture takes longer than {seconds} seconds to prepare, so it was not saved.'),
  late: msg(
    'The server was too busy to prepare this picture within {seconds} seconds, so it was not saved. Upload it again later.',
  ),
  memory: msg('This picture needs more than {size} MB of memory, so it was not saved.'),
  died: msg('The picture could not be prepared (the process that does it ended: {how}), so it was not saved.'),
  busy: msg('Too many pictures are being uploaded at once, so this one was not saved. Try again in a minute.'),
  stopping: msg('The server is being stopped or restarted, so the picture was not saved. Upload it again in a minute.'),
} as const;

/** What to do about some of them. */
export const PICTURE_ADVICE = {
  smaller: msg('Save it smaller, or with fewer frames, and upload it again.'),
  again: msg('Upload it again; if that fails too, save it smaller or as a JPEG first.'),
} as const;
