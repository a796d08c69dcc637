import type { ArchiveFault, ArchiveFaultCode } from '../../../../shared/storage/archive-fault.ts';

/** Thrown within the reading of an archive and caught where it ends; it never leaves this folder. */
export class Refused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault.code);
    this.name = 'Refused';
    this.fault = fault;
  }
}

const LONGEST = 200;

/** Names and texts of a hostile file may be endless. */
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A fault, ready to be told. */
export function faultOf(
  code: ArchiveFaultCode,
  detail: string,
  entry: string | null = null,
  path = '',
): ArchiveFault {
  return { code, entry: entry === null ? null : cut(entry), path: cut(path), detail: cut(detail) };
}

/** Ends the reading. */
export function refuseIt(
  code: ArchiveFaultCode,
  detail: string,
  entry: string | null = null,
  path = '',
): never {
  throw new Refused(faultOf(code, detail, entry, path));
}
