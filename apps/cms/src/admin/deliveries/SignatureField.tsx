'use client'

import { useField } from '@payloadcms/ui'
import type { Signature } from '@sira/contract/deliveries/gestures'

/** What the recipient drew on the phone of the courier. */
export function SignatureField() {
  const { value } = useField<Signature | null>({ path: 'signature' })
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <figure className="sira-signature">
      <figcaption>Signature</figcaption>
      <svg viewBox="0 0 1000 1000" role="img" aria-label="Signature du destinataire">
        {value.map((stroke) => (
          <polyline
            key={stroke.join(' ')}
            points={stroke.map((point) => point.join(',')).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="8"
          />
        ))}
      </svg>
    </figure>
  )
}
