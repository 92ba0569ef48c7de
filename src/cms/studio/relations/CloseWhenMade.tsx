'use client';
import { useDocumentDrawerContext, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Drawers whose form has not been saved yet; the form is mounted anew when it has been. */
const making = new Set<string>();

/** Closes the drawer in which an entry was made for the field below it, once it is saved: the field has chosen it by then. */
export function CloseWhenMade() {
  const { drawerSlug } = useDocumentDrawerContext();
  const { id } = useDocumentInfo();
  const { closeModal } = useModal();
  useEffect(() => {
    if (!drawerSlug) return;
    if (id === undefined || id === null) making.add(drawerSlug);
    else if (making.delete(drawerSlug)) closeModal(drawerSlug);
  }, [closeModal, drawerSlug, id]);
  return null;
}
