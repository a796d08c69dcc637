import { LONGEST_NAME } from './limits.ts';

const PART = /^[a-z0-9][a-z0-9._-]*$/;
/** Windows opens a device under such a name, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/**
 * The fault of an entry's name, or null. A pack's entries become files, on any system: only small letters,
 * digits and few signs are let in, so that no name leads elsewhere and no two become one.
 */
export function entryNameFault(name: string): string | null {
  if (name.length > LONGEST_NAME) return 'too long';
  if (name.includes('\0')) return 'has a NUL';
  if (name.startsWith('/') || name.includes('\\') || /^[a-z]:/i.test(name)) return 'names a place on a disk';
  const parts = name.split('/');
  if (parts.includes('..') || parts.includes('.')) return 'leads out of the file';
  if (name.endsWith('/')) return 'is a folder';
  if (parts.length > 4) return 'lies too deep';
  if (!parts.every((part) => PART.test(part))) return 'has letters that are not allowed';
  if (parts.some((part) => DEVICE.test(part) || part.endsWith('.'))) return 'is reserved';
  return null;
}
