declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** A server that keeps the objects of an S3 in a folder; it brings no types of its own. */
  export default class S3rver {
    constructor(options: {
      configureBuckets: { name: string }[];
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
    readonly logger: { exceptions: { unhandle(): void }; close(): void };
  }
}
