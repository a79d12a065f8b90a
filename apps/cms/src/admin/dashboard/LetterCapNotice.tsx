import type { Payload } from 'payload'
import { mostToStrangers, strangersHaveEnough } from '../../mail/letterCap.ts'

/** Tells those who answer visitors that letters stay unwritten, while that is so. */
export async function LetterCapNotice({ payload }: { payload: Payload }) {
  if (!(await strangersHaveEnough(payload))) return null
  return (
    <p className="sira-dashboard__notice" role="status">
      En 24 heures, {mostToStrangers} lettres ont été écrites à des visiteurs : c’est le plus que le
      site écrit en un jour. Les messages reçus sont gardés, mais leurs accusés de réception et les
      confirmations d’abonnement ne partent plus pour l’instant. Si vous n’attendiez pas tant de
      monde, c’est sans doute une machine : un administrateur peut demander une preuve de travail
      dans les Réglages.
    </p>
  )
}
