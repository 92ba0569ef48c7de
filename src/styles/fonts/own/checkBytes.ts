import { FontFault } from './FontFault.ts';
import { OWN_BYTES, type OwnFace, type OwnRole } from './ownFamily.ts';

/**
 * Checks cut files against the bytes of their role: the upright ones together, since they are preloaded, and each italic.
 * @throws FontFault with the size, and what else can be chosen
 */
export function checkBytes(faces: readonly Pick<OwnFace, 'bytes' | 'isItalic'>[], role: OwnRole): void {
  const most = OWN_BYTES[role];
  const upright = faces.reduce((sum, { bytes, isItalic }) => sum + (isItalic ? 0 : bytes), 0);
  const italic = Math.max(0, ...faces.filter(({ isItalic }) => isItalic).map(({ bytes }) => bytes));
  const largest = Math.max(upright, italic);
  if (largest <= most) return;
  const instead = role === 'text' ? 'Choose a regular file alone, or a plainer typeface' : 'Choose a plainer typeface';
  throw new FontFault(
    `Cut to what this site needs, the ${italic > upright ? 'italic' : 'typeface'} still has ${kilobytes(largest)}, and a page may carry ${kilobytes(most)} of it. ${instead}.`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
