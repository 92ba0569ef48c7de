import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { newBookingHref, readAskedId } from '../rules/boardQuery.ts';

/** Redirects from Payload's empty form of a booking to the desk, with the departure of the URL. */
export function NewBooking({ searchParams }: AdminViewServerProps) {
  redirect(newBookingHref(readAskedId(searchParams?.departure)));
}
