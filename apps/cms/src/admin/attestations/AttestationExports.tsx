'use client'

import { useSearchParams } from 'next/navigation'

/** The list as a file, narrowed as the list is. */
export function AttestationExports() {
  const query = useSearchParams()
  const asked = new URLSearchParams([...query].filter(([name]) => /^(where|sort)/.test(name)))
  return (
    <div className="sira-inbox-tools">
      <p className="sira-exports">
        {'Exporter\u00a0:'}
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            href={`/admin/api/attestations/export?format=${format}&${asked}`}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  )
}
