import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { Routes } from '@sira/contract/routes'

/** The page that a dossier of each kind opens; null where all of it stands in the follow-up. */
export const dossierPages: Readonly<
  Record<ReferencedKind, ((routes: Pick<Routes, 'order'>, reference: string) => string) | null>
> = {
  commande: (routes, reference) => routes.order(reference),
  devis: null,
  message: null,
}
