import type { ServerProps } from 'payload'
import { acts } from '../../audit/acts.ts'
import { AuditForm } from './AuditForm.tsx'

/** Above the journal: whose acts, of which kind, of which day. */
export async function AuditFilter({ payload, user }: ServerProps) {
  if (!user) return null
  const { docs } = await payload.find({
    collection: 'users',
    select: { nom: true, email: true },
    sort: 'nom',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const names = [...new Set(docs.map(({ nom, email }) => nom || email))]
  return <AuditForm names={names} acts={Object.entries(acts)} />
}
