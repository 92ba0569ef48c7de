declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** An S3 server over a folder; it has no types of its own. */
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
