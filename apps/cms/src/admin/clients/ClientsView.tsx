import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isClientStaff } from '../../clients/clientStaff.ts'
import { findClients, mostClients } from '../../clients/findClients.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { ClientSearch } from './ClientSearch.tsx'

/** Finds a person; before anything is asked, those who came last. */
export function ClientsView(view: AdminViewServerProps) {
  return (
    <OwnScreen view={view} at="/admin/clients" isFor={isClientStaff}>
      {() => <Clients req={view.initPageResult.req} />}
    </OwnScreen>
  )
}

async function Clients({ req }: { req: PayloadRequest }) {
  const latest = await findClients('', req)
  return (
    <main className="sira-clients">
      <h1>Clients</h1>
      <ClientSearch latest={latest.slice(0, mostClients)} />
    </main>
  )
}
