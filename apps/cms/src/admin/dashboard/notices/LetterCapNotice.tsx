import type { Payload } from 'payload'
import { mostToStrangers, strangersHaveEnough } from '../../../mail/letterCap.ts'

/** Tells those who answer visitors that letters stay unwritten, while that is so. */
export async function LetterCapNotice({ payload }: { payload: Payload }) {
  if (!(await strangersHaveEnough(payload))) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Des lettres aux visiteurs ne partent plus</h2>
      <p>
        {mostToStrangers.toLocaleString('fr-FR')} ont été écrites en 24 heures : c’est le plus que
        le site écrit en un jour. Les messages reçus sont tous gardés, mais leurs accusés de
        réception et les confirmations d’abonnement ne sont pas écrits pour l’instant.
      </p>
      <p>
        Vous n’attendiez pas tant de monde ? C’est sans doute une machine : un administrateur peut
        demander une preuve de travail dans les <strong>Réglages du site</strong>.
      </p>
    </section>
  )
}
