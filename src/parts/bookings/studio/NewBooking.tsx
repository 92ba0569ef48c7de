import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { newBookingHref, readAskedId } from '../rules/boardQuery.ts';

/** Replaces Payload's empty form of a booking by a link to the desk, with the departure of the URL. */
export function NewBooking({ searchParams }: AdminViewServerProps) {
  redirect(newBookingHref(readAskedId(searchParams?.departure)));
}
