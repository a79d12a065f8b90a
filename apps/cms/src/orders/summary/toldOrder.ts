import type { Locale } from '@sira/contract/locales'

interface ToldLine {
  titre: string
  quantite: number
  prix: number
  montant: number
  /** From and to when a plan runs, `2026-11-23`. */
  du?: string | undefined
  au?: string | undefined
}

/** What letters and papers say of an order, whatever database it came from. */
export interface ToldOrder {
  reference: string
  locale: Locale
  /** Opens its page. */
  cle: string
  createdAt: string
  nom: string
  /** International, without spaces. */
  phone: string
  lignes: readonly ToldLine[]
  livraison: number
  total: number
  paye: number
  mode: string
  echeance?: string | undefined
  remise: {
    mode: 'agence' | 'livraison'
    ville?: string | undefined
    quartier?: string | undefined
    repere?: string | undefined
  }
  entreprise?: { nom: string; ifu?: string | undefined; rccm?: string | undefined } | undefined
  note?: string | undefined
  /** The number of its purchase order, which keeps it without a deposit. */
  bonDeCommande?: string | undefined
  /** A paid review of a paper that its customer sends. */
  awaitsPaper?: boolean
}

/** One payment that came in, as its receipt says it. */
export interface ToldReceipt {
  numero: string
  date: string
  montant: number
  /** FCFA of it that went back since, or are owed back. */
  rendu?: number
  mode: string
  operateur?: string | undefined
  transaction?: string | undefined
  /** How many steps its customer had read of when it was given. */
  etapes: number
}

/** The sum still due. */
export function restOf({ total, paye }: Pick<ToldOrder, 'total' | 'paye'>): number {
  return Math.max(0, total - paye)
}

/** Whether a line is part of the sum: one whose seats were all cancelled is not. */
export function isCounted({ quantite, montant }: ToldLine): boolean {
  return quantite > 0 || montant > 0
}
