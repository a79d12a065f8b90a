import type { Payload } from 'payload'
import { heldSince } from '../../../backup/held/hold.ts'
import { momentInWords } from '../../../dates/dates.ts'

/** Tells everybody that nothing leaves, while that is so: a backup was put back. */
export async function HeldNotice({ payload }: { payload: Payload }) {
  const madeAt = await heldSince(payload)
  if (madeAt === undefined) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Rien ne part de ce site : ses données viennent d’une sauvegarde</h2>
      <p>
        Tout est comme le {momentInWords(madeAt)}. Les lettres, les publications prévues et les
        demandes aux fournisseurs de paiement attendent : elles sont peut-être déjà parties. La
        personne qui s’occupe de la machine les laisse partir par{' '}
        <code>npm run restore -- --send-letters</code>, ou seulement les nouvelles par{' '}
        <code>npm run restore -- --only-new</code>.
      </p>
    </section>
  )
}
