import type { CollectionBeforeChangeHook, PayloadRequest, RequestContext } from 'payload'
import { type HistoryLine, wordLine } from '../../dossiers/historyLine.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { KeptAttachment } from '../../mail/attachments.ts'
import { isEntered, sources } from '../entering/sources.ts'
import { type Planned, stepLines } from '../pipeline/stepLines.ts'
import { assigneeId } from './assigneeId.ts'
import { type WorkState, workStates } from './workStates.ts'

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
  history?: HistoryLine[] | null
}

/** Notes in the record itself who changed what, and signs new notes. */
export const trackWork: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const at = new Date().toISOString()
  const by = nameOf(req)
  if (operation === 'create') {
    return { ...data, history: [{ at, by, what: receivedLine(data) }] }
  }
  const before = (originalDoc ?? {}) as Worked
  const after = data as Worked
  if (after.notes) after.notes = signedNotes(after.notes, before.notes ?? [], { by, at })
  const lines = await changes(before, after, req)
  const told = context.told
  const word = typeof told === 'string' ? [{ at, by, what: wordLine, message: told }] : []
  const done = lines.map((what) => ({ at, by, what }))
  const work = workLines(context).map((line) => ({ at, by, ...line }))
  return { ...data, history: [...word, ...done, ...work, ...(before.history ?? [])] }
}

/** What happened besides, such as an answer by e-mail, and what left with it. */
export function workLines({
  work,
  files,
  reply,
  letter,
  estimate,
}: RequestContext): Omit<HistoryLine, 'at' | 'by'>[] {
  if (typeof work !== 'string') return []
  const left = Array.isArray(files) ? (files as KeptAttachment[]) : []
  return [
    {
      what: work,
      ...(left.length > 0 ? { files: left } : {}),
      ...(typeof reply === 'string' ? { reply } : {}),
      ...(typeof letter === 'number' ? { letter } : {}),
      ...(typeof estimate === 'number' ? { estimate } : {}),
    },
  ]
}

function receivedLine(record: object): string {
  if ('importedAt' in record) return 'Importé, avec la preuve de son accord'
  return isEntered(record) ? `Saisi à la main (${sources[record.source]})` : 'Reçu'
}

/** What the history says of a change of state. */
export function stateLine(state: WorkState): string {
  return `État : ${workStates[state] ?? state}`
}

async function changes(before: Worked, after: Worked, req: PayloadRequest): Promise<string[]> {
  const lines: string[] = []
  if (after.state !== undefined && after.state !== before.state) {
    lines.push(stateLine(after.state))
  }
  if (after.assignee !== undefined && assigneeId(after.assignee) !== assigneeId(before.assignee)) {
    lines.push(`Suivi par : ${await assigneeName(assigneeId(after.assignee), req)}`)
  }
  lines.push(...stepLines(before, after))
  const known = new Map((before.notes ?? []).map(({ id, text }) => [id, text]))
  const kept = new Set((after.notes ?? []).map(({ id }) => id))
  if (after.notes?.some(({ id }) => !known.has(id))) lines.push('Note ajoutée')
  if (after.notes?.some(({ id, text }) => known.has(id) && known.get(id) !== text)) {
    lines.push('Note modifiée')
  }
  if (after.notes && before.notes?.some(({ id }) => !kept.has(id))) lines.push('Note supprimée')
  return lines
}

/** A note is signed once, by whoever wrote it, whatever the request says. */
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
