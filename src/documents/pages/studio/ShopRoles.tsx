import { createLocalReq, type UIFieldServerProps } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { readShopRoles } from '../replacePage.ts';
import { ReplaceForm } from './ReplaceForm.tsx';

/** Panel of a page that the shop needs, for editors: its roles, and the form that replaces it by another page. */
export async function ShopRoles({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined || !user || !mayEdit({ user })) return null;
  const { roles, successors } = await readShopRoles(await createLocalReq({ user }, payload), Number(id));
  return roles.length > 0 ? <ReplaceForm id={Number(id)} roles={roles} successors={successors} /> : null;
}
