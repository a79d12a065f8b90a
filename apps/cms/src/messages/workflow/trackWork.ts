import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { assigneeId } from '../../dossiers/desk/assigneeField.ts'
import {
  type KeptStep,
  keptAct,
  keptStep,
  type Step,
  stepsOf,
} from '../../dossiers/history/step.ts'
import { author, workSteps } from '../../dossiers/history/workSteps.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { isEntered, sources } from '../facts/sources.ts'
import type { WorkState } from '../facts/workStates.ts'
import { type Planned, plannedSteps } from './plannedSteps.ts'

interface Note {
  id?: string | null
  text: string
  author?: string | null
  at?: string | null
}

interface Worked extends Planned {
  state?: WorkState
  assignee?: unknown
  notes?: Note[] | null
  history?: unknown
}

/** Notes in the record itself who changed what, and signs new notes. */
export const trackWork: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const by = author(req)
  if (operation === 'create') return { ...data, history: [receivedStep(data, by)] }
  const before = (originalDoc ?? {}) as Worked
  const after = data as Worked
  if (after.notes) {
    const signature = { by: nameOf(req), at: new Date().toISOString() }
    after.notes = signedNotes(after.notes, before.notes ?? [], signature)
  }
  const { told } = req.context
  const history = [
    ...stepsOf(before.history),
    ...workSteps(req),
    ...(await changes(before, after, by, req)),
    ...(told === undefined ? [] : [keptAct('told', { ...by, message: told })]),
  ]
  return { ...data, history }
}

function receivedStep(record: object, by: Step): KeptStep {
  if ('importedAt' in record) return keptAct('imported', by)
  if (!isEntered(record)) return keptAct('received', by)
  return keptAct('entered', { ...by, why: sources[record.source] })
}

async function changes(
  before: Worked,
  after: Worked,
  by: Step,
  req: PayloadRequest,
): Promise<KeptStep[]> {
  const steps: KeptStep[] = []
  if (after.state !== undefined && after.state !== before.state) {
    steps.push(keptStep(before.state ?? null, after.state, by))
  }
  if (after.assignee !== undefined && assigneeId(after.assignee) !== assigneeId(before.assignee)) {
    const why = await assigneeName(assigneeId(after.assignee), req)
    steps.push(keptAct('assigned', { ...by, why }))
  }
  steps.push(...plannedSteps(before, after, by))
  const known = new Map((before.notes ?? []).map(({ id, text }) => [id, text]))
  const kept = new Set((after.notes ?? []).map(({ id }) => id))
  if (after.notes?.some(({ id }) => !known.has(id))) steps.push(keptAct('noted', by))
  if (after.notes?.some(({ id, text }) => known.has(id) && known.get(id) !== text)) {
    steps.push(keptAct('noteChanged', by))
  }
  if (after.notes && before.notes?.some(({ id }) => !kept.has(id))) {
    steps.push(keptAct('noteRemoved', by))
  }
  return steps
}

/** Signs each new note once with its author, whatever the request says. */
function signedNotes(notes: Note[], before: Note[], { by, at }: { by: string; at: string }) {
  const earlier = new Map(before.map((note) => [note.id, note]))
  return notes.map((note) => {
    const known = earlier.get(note.id)
    return { ...note, author: known?.author ?? by, at: known?.at ?? at }
  })
}

async function assigneeName(id: unknown, req: PayloadRequest): Promise<string> {
  if (id === null || id === undefined) return 'personne'
  if (!Number.isSafeInteger(Number(id))) return 'compte supprimé'
  const user = await req.payload.findByID({
    collection: 'users',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    req,
  })
  return user ? nameOf({ user: { ...user, collection: 'users' } }) : 'compte supprimé'
}
