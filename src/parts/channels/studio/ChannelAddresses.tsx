'use client';
import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ADDRESSES } from '../rules/addresses.ts';

/** URLs of the endpoints that a switch enables, for copying. */
export function ChannelAddresses({ path = '' }: { path?: string }) {
  const { value } = useField<boolean>({ path });
  const [origin, setOrigin] = useState('');
  // During server rendering the public origin is unknown.
  useEffect(() => setOrigin(window.location.origin), []);
  const addresses = ADDRESSES[path] ?? [];
  if (addresses.length === 0) return null;
  return (
    <ul style={{ listStyle: 'none', margin: '8px 0 0', padding: 0, opacity: value ? 1 : 0.7 }}>
      {addresses.map(({ method, route }) => (
        <li key={route} style={{ overflowWrap: 'anywhere' }}>
          <code>
            {method} {origin}
            {route}
          </code>
        </li>
      ))}
    </ul>
  );
}
