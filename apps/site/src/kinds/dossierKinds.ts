import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import type { Routes } from '@sira/contract/routes'

interface DossierKind {
  /** Before its reference. */
  names: Readonly<Record<Locale, string>>
  /** Its own page; null where all of it stands in the follow-up. */
  page: ((routes: Pick<Routes, 'order'>, reference: string) => string) | null
}

/** The name and the page of each kind of dossier that a visitor follows by its reference. */
export const dossierKinds: Readonly<Record<ReferencedKind, DossierKind>> = {
  commande: {
    names: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
    page: (routes, reference) => routes.order(reference),
  },
  devis: { names: { fr: 'Devis', en: 'Quote', ar: 'عرض السعر' }, page: null },
  message: { names: { fr: 'Message', en: 'Message', ar: 'الرسالة' }, page: null },
}
