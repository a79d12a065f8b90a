import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import type { Routes } from '@sira/contract/routes'

interface DossierKind {
  /** The name before its reference. */
  names: Readonly<Record<Locale, string>>
  /** The address of its page; null where the follow-up shows all of it. */
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
  inscription: { names: { fr: 'Inscription', en: 'Enrolment', ar: 'التسجيل' }, page: null },
  attente: {
    names: { fr: 'Liste d’attente', en: 'Waiting list', ar: 'قائمة الانتظار' },
    page: null,
  },
  candidature: { names: { fr: 'Candidature', en: 'Application', ar: 'طلب التوظيف' }, page: null },
  livraison: { names: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' }, page: null },
  coursier: { names: { fr: 'Dossier de livreur', en: 'Courier', ar: 'ملف الساعي' }, page: null },
}
