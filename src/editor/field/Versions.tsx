'use client';
import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useMemo } from 'react';
import type { Tree } from '../model/types.ts';
import { VersionsDialog, type VersionsSource } from '../versions/VersionsDialog.tsx';

/** Number of versions that are listed; Payload keeps 50 of each document. */
const LISTED = 30;

interface VersionsProps {
  /** The field of the layout. */
  name: string;
  onClose: () => void;
}

interface StoredVersion {
  id: string | number;
  updatedAt: string;
  autosave?: boolean;
  version: { _status?: string } & Record<string, unknown>;
}

/** The stored versions of the open document, compared with the editor's layout. Renders a `<dialog>`. */
export default function Versions({ name, onClose }: VersionsProps) {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { collectionSlug = '', id } = useDocumentInfo();
  const { api } = config.routes;
  const source = useMemo(
    (): VersionsSource => ({
      draftUrl: `/preview/${collectionSlug}/${id}/`,
      async list() {
        const query = new URLSearchParams({
          'where[parent][equals]': String(id),
          'select[updatedAt]': 'true',
          'select[autosave]': 'true',
          'select[version][_status]': 'true',
          depth: '0',
          limit: String(LISTED),
          sort: '-updatedAt',
        });
        const { docs } = await read<{ docs: StoredVersion[] }>(`${api}/${collectionSlug}/versions?${query}`);
        return docs.map(({ id: version, updatedAt, version: { _status } }) => ({
          id: String(version),
          isPublished: _status === 'published',
          savedAt: updatedAt,
        }));
      },
      async read(version) {
        const query = new URLSearchParams({ depth: '0', locale, 'fallback-locale': 'null' });
        const found = await read<StoredVersion>(`${api}/${collectionSlug}/versions/${version}?${query}`);
        const layout = found.version[name];
        // Its blocks are checked again when they are saved.
        return Array.isArray(layout) ? (layout as Tree) : [];
      },
      async findLive() {
        const query = new URLSearchParams({ depth: '0', draft: 'false', locale });
        const found = await read<{ _status?: string; path?: unknown }>(`${api}/${collectionSlug}/${id}?${query}`);
        return found._status === 'published' && typeof found.path === 'string' ? found.path : undefined;
      },
    }),
    [api, collectionSlug, id, locale, name],
  );
  return <VersionsDialog onClose={onClose} source={source} />;
}

/** @throws Error with the response's own message */
async function read<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'include' });
  const body = (await answer.json()) as Answer & { errors?: { message?: string }[] };
  if (answer.ok) return body;
  throw new Error(body.errors?.[0]?.message ?? 'The server has not answered. Try again.');
}
