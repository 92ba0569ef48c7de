import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Payload, TypedUser } from 'payload';
import { notSignedIn } from '../errors.ts';
import { findStaff } from './findStaff.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that sends it, once the stage of authentication has found one. */
    staff?: TypedUser;
  }
}

/** Who is asked about, and where. */
interface StaffOptions {
  payload: Payload;
  publicUrl: string;
}

/**
 * The stage of authentication for staff: notes the account in `request.staff`, before a body is read and a permit is taken.
 * @param refuse answers whoever is none; it ends the request
 */
export function authenticateStaff(
  options: StaffOptions,
  refuse: (reply: FastifyReply) => FastifyReply,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const user = await findStaff(options, request);
    if (!user) return refuse(reply);
    request.staff = user;
    return undefined;
  };
}

/**
 * The account that the stage of authentication has found.
 * @throws ServerError 401 where an endpoint has no such stage
 */
export function staffOf({ staff }: FastifyRequest): TypedUser {
  if (!staff) throw notSignedIn();
  return staff;
}
