import type { Payload } from 'payload'
import { strangersBounds } from '../../../mail/caps/letterBounds.ts'
import { strangersHaveEnough } from '../../../mail/caps/letterCap.ts'

const { forms, orders } = strangersBounds

/** Tells those who answer visitors that letters are held back, while that is so. */
export async function LetterCapNotice({ payload }: { payload: Payload }) {
  const [areForms, areOrders] = await Promise.all([
    strangersHaveEnough(forms, payload),
    strangersHaveEnough(orders, payload),
  ])
  if (!areForms && !areOrders) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Des lettres aux visiteurs ne partent plus</h2>
      {areForms && (
        <p>
          {forms.most.toLocaleString('fr-FR')} ont été écrites en 24 heures : c’est le plus que le
          site écrit en un jour. Les messages reçus sont tous gardés, mais leurs accusés de
          réception et les confirmations d’abonnement sont retenus pour l’instant.
        </p>
      )}
      {areOrders && (
        <p>
          {orders.most.toLocaleString('fr-FR')} lettres sur des commandes sans paiement ont été
          écrites en 24 heures. Les commandes sont toutes gardées, mais leurs lettres sont retenues
          pour l’instant : vous les trouvez dans les <strong>E-mails</strong>, et pouvez les
          renvoyer.
        </p>
      )}
      <p>
        Vous n’attendiez pas tant de monde ? C’est sans doute une machine : un administrateur peut
        demander une preuve de travail dans les <strong>Réglages du site</strong>.
      </p>
    </section>
  )
}
