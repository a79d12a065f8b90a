import type { Payload } from 'payload'
import { countToCheck } from '../../orders/desk/salesState.ts'
import { Figure } from '../dashboard/Figure.tsx'

/** On the first screen: how much waits for somebody at the till. */
export async function SalesSummary({ payload }: { payload: Payload }) {
  const waiting = await countToCheck(payload)
  const prepared = await payload.count({
    collection: 'commandes',
    where: { etat: { in: ['confirmée', 'payée'] } },
  })
  return (
    <section className="sira-figures" aria-label="Ventes">
      <Figure
        href="/admin/ventes"
        label="À vérifier"
        value={waiting}
        unit={waiting > 1 ? 'décisions' : 'décision'}
        note={waiting === 0 ? null : 'Quelqu’un attend'}
      />
      <Figure
        href="/admin/ventes"
        label="À préparer"
        value={prepared.totalDocs}
        unit={prepared.totalDocs > 1 ? 'commandes' : 'commande'}
        note={null}
      />
    </section>
  )
}
