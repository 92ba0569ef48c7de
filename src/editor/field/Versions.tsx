'use client';
import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useMemo } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
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
  version: { _status?: string; changedBy?: string | null } & Record<string, unknown>;
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
          'select[version][changedBy]': 'true',
          depth: '0',
          limit: String(LISTED),
          sort: '-updatedAt',
        });
        const { docs } = await callStudioApi<{ docs: StoredVersion[] }>(`${api}/${collectionSlug}/versions?${query}`);
        return docs.map(({ id: version, updatedAt, version: { _status, changedBy } }) => ({
          id: String(version),
          isPublished: _status === 'published',
          savedAt: updatedAt,
          savedBy: changedBy ?? undefined,
        }));
      },
      async read(version) {
        const query = new URLSearchParams({ depth: '0', locale, 'fallback-locale': 'null' });
        const found = await callStudioApi<StoredVersion>(`${api}/${collectionSlug}/versions/${version}?${query}`);
        const layout = found.version[name];
        // Its blocks are checked again when they are saved.
        return Array.isArray(layout) ? (layout as Tree) : [];
      },
      async findLive() {
        const query = new URLSearchParams({ depth: '0', draft: 'false', locale });
        const found = await callStudioApi<{ _status?: string; path?: unknown }>(
          `${api}/${collectionSlug}/${id}?${query}`,
        );
        return found._status === 'published' && typeof found.path === 'string' ? found.path : undefined;
      },
    }),
    [api, collectionSlug, id, locale, name],
  );
  return <VersionsDialog onClose={onClose} source={source} />;
}
