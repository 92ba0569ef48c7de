/** A program that tests need and npm does not install. */
export interface Program {
  readonly name: string;
  /** Its Debian packages. */
  readonly apt: readonly string[];
  /** Whether it is installed. */
  find(): boolean;
}

export declare const PROGRAMS: readonly Program[];
export declare function installPrograms(): string[];
