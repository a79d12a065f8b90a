import type { AdminViewServerProps } from 'payload'
import { hasRole, type Person } from '../../access/role.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { importAddress } from './importAddress.ts'
import { SubscriberImport } from './SubscriberImport.tsx'

const isImporter = (person: Person) => hasRole(person, 'administrator')

/** People who said yes elsewhere than on the site, brought in by a file with the proof of each. */
export function SubscriberImportView(view: AdminViewServerProps) {
  return (
    <OwnScreen view={view} at={importAddress} isFor={isImporter}>
      {() => (
        <main className="sira-import">
          <h1>Importer des abonnés</h1>
          <SubscriberImport />
        </main>
      )}
    </OwnScreen>
  )
}
