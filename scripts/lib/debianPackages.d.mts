/** A program that tests need and npm does not bring. */
export interface Program {
  readonly name: string;
  /** Debian's packages of it. */
  readonly apt: readonly string[];
  /** Whether it is installed. */
  find(): boolean;
}

export declare const PROGRAMS: readonly Program[];
export declare function installPrograms(): string[];
