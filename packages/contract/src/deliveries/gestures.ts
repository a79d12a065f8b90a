/** The acts of a courier on a delivery, as his phone sends them (product 10, 12.10). */
export const gestureKinds = ['enlevement', 'depart', 'remise', 'echec', 'encaissement'] as const
export type GestureKind = (typeof gestureKinds)[number]

/** Why a delivery failed: codes, kept for good. */
export const failureReasons = ['injoignable', 'absent', 'refuse', 'adresse', 'autre'] as const
export type FailureReason = (typeof failureReasons)[number]

/** Strokes, each a list of points of a square of 1000. */
export type Signature = number[][][]

/** One act, kept on the phone until it has arrived. */
export interface Gesture {
  /** Names it for good: the delivery, then letters of the phone’s own. */
  cle: string
  livraison: string
  nature: GestureKind
  /** By the clock of the phone: kept, never trusted. */
  faitLe: string
  /** Which attempt it belongs to. */
  tentative: number
  /** What the recipient said. */
  code?: string
  signature?: Signature
  raison?: FailureReason
  /** FCFA that were taken. */
  montant?: number
}

/** What became of an act that arrived; told again, however often it comes. */
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

/** A delivery as its courier reads it: never with the code of the recipient. */
export interface RoundDelivery {
  reference: string
  etat: string
  tentative: number
  jour: string | null
  depart: RoundPlace
  arrivee: RoundPlace
  colis: string | null
  souhait: string | null
  /** FCFA to take, and who pays. */
  aEncaisser: number
  payeur: string | null
}

export const courierCalls = {
  bind: 'livreur/lier',
  round: 'livreur/jour',
  gestures: 'livreur/gestes',
} as const

/** As many as one call takes: each may carry a signature. */
export const mostGestures = 5
export const mostPoints = 3000

/** Names an act: twice the same act is one. */
export function gestureKey(reference: string, random: string): string {
  return `${reference}:${random}`
}

/** Fewer points where a finger has drawn more than is kept. */
export function fittingSignature(strokes: Signature): Signature {
  const drawn = strokes.filter((stroke) => stroke.length > 0)
  const count = drawn.reduce((sum, stroke) => sum + stroke.length, 0)
  const every = Math.ceil(count / mostPoints)
  if (every <= 1) return drawn
  return drawn.map((stroke) => stroke.filter((_, index) => index % every === 0))
}
