/** The acts of a courier on a delivery, as his phone sends them (product 10, 12.10). */
export const gestureKinds = ['enlevement', 'depart', 'remise', 'echec', 'encaissement'] as const
export type GestureKind = (typeof gestureKinds)[number]

/** The reasons why a delivery failed: codes that never change. */
export const failureReasons = ['injoignable', 'absent', 'refuse', 'adresse', 'autre'] as const
export type FailureReason = (typeof failureReasons)[number]

/** Strokes, each a list of points in a square of 1000. */
export type Signature = number[][][]

/** One act, kept on the phone until it has arrived. */
export interface Gesture {
  /** The lasting name of the act: the delivery, then random letters of the phone. */
  cle: string
  livraison: string
  nature: GestureKind
  /** The time by the clock of the phone: it is kept and never trusted. */
  faitLe: string
  /** The number of the attempt that the act belongs to. */
  tentative: number
  /** The code that the recipient said. */
  code?: string
  signature?: Signature
  raison?: FailureReason
  /** The FCFA received. */
  montant?: number
}

/** The outcome of an act that arrived. An act sent again gets the same outcome. */
export interface GestureOutcome {
  cle: string
  pris: boolean
  message?: string
}

interface RoundPlace {
  ville: string | null
  quartier: string | null
  repere: string | null
  contact: string | null
  phone: string | null
}

/** A delivery as its courier sees it, always without the code of the recipient. */
export interface RoundDelivery {
  reference: string
  etat: string
  /** True of a cancelled delivery: its courier does not deliver it, and brings its parcel back. */
  annulee: boolean
  tentative: number
  jour: string | null
  depart: RoundPlace
  arrivee: RoundPlace
  colis: string | null
  souhait: string | null
  /** The FCFA to receive, and the person who pays. */
  aEncaisser: number
  /** The FCFA that were noted already, as corrected. */
  encaisse: number | null
  /** The tries that the code has left, while the delivery is checked. */
  essais: number | null
  /** Whether it is checked because a code did not match; not said by an earlier version. */
  codeFaux?: boolean
  payeur: string | null
}

/** A delivery that its courier ended lately. */
export interface DoneDelivery {
  reference: string
  etat: string
  /** The time since which it is so. */
  date: string
  arrivee: string
  /** The FCFA that he noted. */
  especes: number | null
}

export const courierCalls = {
  bind: 'livreur/lier',
  round: 'livreur/jour',
  gestures: 'livreur/gestes',
} as const

/** The most acts in one call: each may carry a signature. */
export const mostGestures = 5
export const mostPoints = 3000
export const mostStrokes = 200
/** FCFA in one hand. */
export const mostCash = 10_000_000

/** The key of an act: an act that is sent twice is kept once. */
export function gestureKey(reference: string, random: string): string {
  return `${reference}:${random}`
}

/** Drops points of a signature that has more of them than are kept. */
export function fittingSignature(strokes: Signature): Signature {
  const drawn = strokes.filter((stroke) => stroke.length > 0).slice(0, mostStrokes)
  for (let every = 1; ; every += 1) {
    const fitting = drawn.map((stroke) => stroke.filter((_, index) => index % every === 0))
    if (fitting.flat().length <= mostPoints) return fitting
  }
}
