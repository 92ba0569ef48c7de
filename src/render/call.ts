import type { Payload } from 'payload';
import type { RateLimit } from '../endpoints/formEndpoint.ts';

/**
 * An API endpoint for other programs, such as one call of the partner API. `Tools` are its dependencies.
 */
export interface CallOf<Tools> {
  /** Unique among all calls, files and fragments. */
  name: string;
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  /** URL pattern, with `:name` for each parameter. */
  route: string;
  /** Required permission; checked by `settle`. */
  audience: 'anybody' | 'partner key' | 'provider signature';
  /** Calls with the same limit name share one counter. */
  rateLimit: RateLimit;
  /** Request headers that it reads, in lower case. With any, no shared cache may store the response. */
  headers?: readonly string[];
  /**
   * Authenticates by the headers alone, before a body is read.
   * @returns the refusal; undefined for an authorized client
   */
  authenticate?(headers: ApiRequest['headers'], tools: Tools): Promise<ApiResponse | undefined>;
  /**
   * Authorizes and parses the request. It runs each time, even for cached responses, so it only reads data shared by all pages.
   * @returns undefined where there is nothing at the path
   */
  settle(asked: ApiRequest, tools: Tools): Promise<ApiResponse | ChangingAnswer | KeptAnswer<Tools> | undefined>;
}

/** The request of a call. */
export interface ApiRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The headers that the call declares. */
  headers: Readonly<Record<string, string>>;
  /** Raw body; empty without one. */
  body: string;
  /** As `EndpointContext.visitor`. */
  visitor: string;
}

/** A response for this client alone. */
export interface ApiResponse {
  status: number;
  /** Media type for `content-type`. */
  type: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

/** A response that changes data, or contains private data; never cached. */
export interface ChangingAnswer {
  change(tools: { payload: Payload; now: Date }): Promise<ApiResponse>;
}

/** A response for all equal requests, cached until its content changes. */
export interface KeptAnswer<Tools> {
  /** Cache key: the normalized request. */
  key: string;
  make(tools: Tools): Promise<ApiResponse>;
}
