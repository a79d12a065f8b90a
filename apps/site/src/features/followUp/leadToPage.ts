import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Routes } from '@sira/contract/routes'
import { ownDossierCookie } from '../../dossiers/ownDossiers.ts'
import { dossierKinds } from '../../kinds/dossierKinds.ts'

/**
 * Redirects to the page of a dossier that has one, and gives this device access to it for this
 * session of the browser.
 */
export function leadToPage(
  request: Request,
  { reference, nature, cle: key }: FollowUp,
  { routes, siteAddress }: { routes: Routes; siteAddress: string },
): Response | undefined {
  const location = dossierKinds[nature].page?.(routes, reference)
  if (location === undefined || key === undefined) return undefined
  const cookie = ownDossierCookie(request, { reference, key }, siteAddress, 'untilClosed')
  return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } })
}
