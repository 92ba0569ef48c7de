import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { newBookingHref, readAskedId } from '../rules/boardQuery.ts';

/** In place of Payload's empty form of a booking: leads to the desk, with the departure that the address names. */
export function NewBooking({ searchParams }: AdminViewServerProps) {
  redirect(newBookingHref(readAskedId(searchParams?.departure)));
}
