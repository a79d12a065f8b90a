import type { PayloadRequest } from 'payload'
import type { Deed } from '../moves/deed.ts'
import { offeredStates, openStates } from '../moves/openStates.ts'
import { type OpenFile, openFile } from './openFile.ts'
import { isEmptyFor, newestRecords, type Whose } from './openRecords.ts'
import { sumsByState } from './sumsByState.ts'
import type { WorkKind } from './workKinds.ts'

/** The most cards of a state; the list shows the rest. */
const shownOfState = 12

/** A state into which a card may be brought. */
export interface Offered {
  to: string
  name: string
  /** How it is said, where the kind says it. */
  deed: Deed | null
}

export interface BoardColumn {
  state: string
  name: string
  count: number
  /** Francs of all records, shown or not; null where they bring none. */
  sum: number | null
  files: OpenFile[]
  offered: Offered[]
}

/** The open records of a kind by state, the newest first: its columns come from its table of states. */
export async function boardColumns(
  kind: WorkKind,
  whose: Whose,
  req: PayloadRequest,
): Promise<BoardColumn[]> {
  const { machine } = kind
  const columns = await Promise.all(
    openStates(machine).map(async (state) => {
      const where = [{ [machine.field]: { equals: state } }]
      const asked = { kind, where, whose, limit: shownOfState }
      const { docs, totalDocs } = isEmptyFor(kind, whose)
        ? { docs: [], totalDocs: 0 }
        : await newestRecords(asked, req)
      return {
        state,
        name: machine.names[state] ?? state,
        count: totalDocs,
        files: docs.map((record) => openFile(kind, record)),
        offered: offeredStates(machine, state).map((to) => ({
          to,
          name: machine.names[to] ?? to,
          deed: machine.deeds?.[to] ?? null,
        })),
      }
    }),
  )
  // Payload has let in those alone who read all of them.
  const sums = await sumsByState(
    kind,
    whose === 'all' || !kind.assigned ? undefined : whose,
    req.payload,
  )
  return columns.map((column) => ({ ...column, sum: sums ? (sums.get(column.state) ?? 0) : null }))
}
