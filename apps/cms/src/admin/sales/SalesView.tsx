import type { AdminViewServerProps, Payload } from 'payload'
import { cashHolders } from '../../money/desk/cashHolders.ts'
import { deskPayment } from '../../money/desk/deskPayment.ts'
import { boardOf, recentSales, toCheck } from '../../orders/desk/salesState.ts'
import { Board } from './Board.tsx'
import { CheckList } from './CheckList.tsx'
import { SalesChart } from './SalesChart.tsx'
import { SalesFrame } from './SalesFrame.tsx'
import { ToConfirm } from './ToConfirm.tsx'

/** Decisions due today, the orders by their state, and the sales. */
export function SalesView(view: AdminViewServerProps) {
  return (
    <SalesFrame view={view} title="Ventes" at="/admin/ventes">
      {() => <Sales payload={view.initPageResult.req.payload} />}
    </SalesFrame>
  )
}

async function Sales({ payload }: { payload: Payload }) {
  const { payments, orders } = await toCheck(payload)
  const operators = await payload.find({
    collection: 'operateurs',
    sort: '_order',
    pagination: false,
    depth: 0,
  })
  const holders = await cashHolders(payments, payload)
  const nothing = payments.length + orders.length === 0
  return (
    <>
      <section className="sira-check" aria-labelledby="a-verifier">
        <h2 id="a-verifier">À vérifier</h2>
        {nothing && <p className="sira-note">Rien n’attend : tout est vérifié.</p>}
        <ToConfirm orders={orders} />
        <CheckList
          payments={payments.map((payment) => deskPayment(payment, payload, holders))}
          operators={operators.docs.map(({ id, nom }) => ({ id, nom }))}
        />
      </section>
      <Board states={await boardOf(payload)} />
      <SalesChart weeks={await recentSales(payload, new Date())} />
    </>
  )
}
