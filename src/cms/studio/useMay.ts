'use client';
import { useAuth } from '@payloadcms/ui';
import type { TypedUser } from 'payload';
import type { mayEdit } from '../access/roles.ts';

/** Whether the signed-in user has a permission, such as `useMay(mayEdit)`. For what is shown; the server checks it again. */
export function useMay(may: typeof mayEdit): boolean {
  const { user } = useAuth<TypedUser>();
  return may({ user: user ?? null });
}
