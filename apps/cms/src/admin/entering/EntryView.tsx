import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { EntryForm } from './EntryForm.tsx'
import { type EnteredKind, enteredKinds, entryAddress, isEnteredKind } from './entryAddress.ts'
import { knownPerson } from './knownPerson.ts'

/** What came by phone, at the counter or in a chat, entered by who heard it. */
export function EntryView(view: AdminViewServerProps) {
  const [, kind] = [view.params?.segments ?? []].flat()
  if (!isEnteredKind(kind)) notFound()
  const card = view.searchParams?.fiche
  return (
    <OwnScreen view={view} at={entryAddress(kind)} isFor={isInboxStaff}>
      {() => <Entry kind={kind} card={card} req={view.initPageResult.req} />}
    </OwnScreen>
  )
}

interface EntryProps {
  kind: EnteredKind
  card: unknown
  req: PayloadRequest
}

async function Entry({ kind, card, req }: EntryProps) {
  return (
    <main className="sira-entry">
      <h1>{enteredKinds[kind]}</h1>
      <EntryForm kind={kind} known={await knownPerson(kind, card, req)} list={adminAddress(kind)} />
    </main>
  )
}
