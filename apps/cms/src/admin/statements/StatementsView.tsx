import type { AdminViewServerProps, Payload } from 'payload'
import { SalesFrame } from '../sales/SalesFrame.tsx'
import { StatementImport } from './StatementImport.tsx'

/** Statements of operators, laid beside what customers said. */
export function StatementsView(view: AdminViewServerProps) {
  return (
    <SalesFrame view={view} title="Relevés" at="/admin/ventes/releves">
      {() => <Statements payload={view.initPageResult.req.payload} />}
    </SalesFrame>
  )
}

async function Statements({ payload }: { payload: Payload }) {
  const { docs } = await payload.find({
    collection: 'operateurs',
    sort: '_order',
    pagination: false,
    depth: 0,
  })
  if (docs.length === 0) return <p className="sira-note">Créez d’abord un opérateur.</p>
  return <StatementImport operators={docs.map(({ id, nom }) => ({ id, nom }))} />
}
