import type { Payload } from 'payload'
import { CompanyName } from './CompanyName.tsx'

/** The mark and the name, above the sign-in form. */
export function Logo({ payload }: { payload: Payload }) {
  return (
    <span className="sira-logo">
      <CompanyName payload={payload} size={44} />
    </span>
  )
}
