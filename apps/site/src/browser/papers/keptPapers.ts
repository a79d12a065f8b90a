import type { Letter } from '@sira/contract/cv/letter'
import type { Resume } from '@sira/contract/cv/resume'
import { changeStore, everythingIn } from './paperDatabase.ts'
import { eraseIfShared } from './sharedDevice.ts'

/** What its kind of paper holds. */
interface Contents {
  cv: Resume
  lettre: Letter
}

export type PaperKind = keyof Contents

export interface KeptPaper<Kind extends PaperKind = PaperKind> {
  id: string
  kind: Kind
  /** For who wrote it alone; none yet: its page has a word for it. */
  name: string
  content: Contents[Kind]
  /** When it was last changed, in milliseconds. */
  changed: number
}

/** The one that was changed last comes first. */
export async function keptPapers<Kind extends PaperKind>(kind: Kind): Promise<KeptPaper<Kind>[]> {
  await eraseIfShared()
  const papers = await everythingIn<KeptPaper>('papers')
  const ofKind = papers.filter((paper): paper is KeptPaper<Kind> => paper.kind === kind)
  return ofKind.sort((one, other) => other.changed - one.changed)
}

export const keepPaper = (paper: KeptPaper) =>
  changeStore('papers', (store) => store.put({ ...paper, changed: Date.now() }))

export const removePaper = (id: string) => changeStore('papers', (store) => store.delete(id))

/** One that nobody has kept yet. */
export function newPaper<Kind extends PaperKind>(
  kind: Kind,
  content: Contents[Kind],
  name = '',
): KeptPaper<Kind> {
  // Random enough for one device, also where a page came by plain http.
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  return { id, kind, name, content, changed: 0 }
}
