import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Payload, TypedUser } from 'payload';
import { notSignedIn } from '../faults/errors.ts';
import { findStaff } from './findStaff.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in staff account, set by the authentication stage. */
    staff?: TypedUser;
  }
}

/** Dependencies of the session check. */
interface StaffOptions {
  payload: Payload;
  publicUrl: string;
}

/**
 * Authentication stage for staff: sets `request.staff`, before a body is read and a permit is acquired.
 * @param refuse responds to anybody else; it ends the request
 * @param may which staff it is for
 */
export function authenticateStaff(
  options: StaffOptions,
  refuse: (reply: FastifyReply) => FastifyReply,
  may: (sender: { user: TypedUser }) => boolean = () => true,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const user = await findStaff(options, request);
    if (!user || !may({ user })) return refuse(reply);
    request.staff = user;
    return undefined;
  };
}

/**
 * The account set by the authentication stage.
 * @throws ServerError 401 where an endpoint has no such stage
 */
export function staffOf({ staff }: FastifyRequest): TypedUser {
  if (!staff) throw notSignedIn();
  return staff;
}
