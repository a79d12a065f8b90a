import type { ServerProps } from 'payload'
import { CompanyMark } from './CompanyMark.tsx'

/** The way back to the dashboard, at the start of every screen. */
export function Icon({ payload }: ServerProps) {
  return (
    <>
      <CompanyMark payload={payload} size={24} />
      <span className="sr-only">Tableau de bord</span>
    </>
  )
}
