import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { rolesOf } from '../../access/role.ts'
import { boardColumns } from '../../dossiers/board/boardColumns.ts'
import { inboxPage } from '../../dossiers/board/inboxPage.ts'
import type { Whose } from '../../dossiers/board/openRecords.ts'
import { narrowedList } from '../dashboard/narrowedList.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { boardAddress, boardChoice } from './boardAddress.ts'
import { DossierBoard } from './DossierBoard.tsx'
import { DossierFilter } from './DossierFilter.tsx'
import { InboxList } from './InboxList.tsx'
import { NewDossier } from './NewDossier.tsx'
import { NothingUnderWay } from './NothingUnderWay.tsx'
import { type ShownKind, shownKinds } from './shownKinds.ts'

/** Every kind of dossier in one inbox, and each on a board whose columns are its states. */
export function DossiersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  return (
    <OwnScreen view={view} at={boardAddress({})} isFor={(person) => rolesOf(person).length > 0}>
      {() => <Dossiers query={view.searchParams} req={req} />}
    </OwnScreen>
  )
}

async function Dossiers({ query, req }: { query: object | undefined; req: PayloadRequest }) {
  const kinds = await shownKinds(req)
  const choice = boardChoice(
    query,
    kinds.map(({ slug }) => slug),
  )
  const kind = kinds.find(({ slug }) => slug === choice.kind)
  const whose = choice.whose === 'mine' ? Number(req.user?.id) : choice.whose
  const isList = choice.view === 'list' || kind === undefined
  const listed = isList ? (kind ? [kind] : kinds) : []
  const inbox = await inboxPage({ kinds, listed, whose, after: choice.after }, req)
  return (
    <main className="sira-pipeline">
      <div className="sira-pipeline__head">
        <h1>Dossiers</h1>
        <NewDossier kinds={kinds} />
      </div>
      <DossierFilter kinds={kinds} choice={choice} counts={inbox.counts} />
      {isList ? (
        <InboxList {...inbox} choice={choice} now={new Date()} />
      ) : (
        <Columns kind={kind} whose={whose} req={req} />
      )}
      {isList && inbox.lines.length === 0 && <NothingUnderWay kind={kind} choice={choice} />}
    </main>
  )
}

interface ColumnsProps {
  kind: ShownKind
  whose: Whose
  req: PayloadRequest
}

async function Columns({ kind, whose, req }: ColumnsProps) {
  const { slug, machine, moving } = kind
  const columns = await boardColumns(kind, whose, req)
  const mine = typeof whose === 'number' ? [{ assignee: { equals: whose } }] : []
  return (
    <DossierBoard
      slug={slug}
      field={machine.field}
      moving={moving}
      now={new Date().toISOString()}
      columns={columns.map((column) => ({
        ...column,
        list: narrowedList(slug, { and: [{ [machine.field]: { equals: column.state } }, ...mine] }),
      }))}
    />
  )
}
