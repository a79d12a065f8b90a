import type { Letter } from '@sira/contract/cv/letter'
import type { Resume } from '@sira/contract/cv/resume'
import { changeStore, everythingIn } from './paperDatabase.ts'
import { eraseIfShared } from './sharedDevice.ts'

/** The content of each kind of paper. */
interface Contents {
  cv: Resume
  lettre: Letter
}

export type PaperKind = keyof Contents

export interface KeptPaper<Kind extends PaperKind = PaperKind> {
  id: string
  kind: Kind
  /** Only its author sees it. Empty: the page shows a default. */
  name: string
  content: Contents[Kind]
  /** The time of the last change in milliseconds: its version too, since no two are the same. */
  changed: number
}

/** Gives the papers of a kind, the last changed first. */
export async function keptPapers<Kind extends PaperKind>(kind: Kind): Promise<KeptPaper<Kind>[]> {
  await eraseIfShared()
  const papers = await everythingIn<KeptPaper>('papers')
  const ofKind = papers.filter((paper): paper is KeptPaper<Kind> => paper.kind === kind)
  return ofKind.sort((one, other) => other.changed - one.changed)
}

/** Gives when it was kept; nothing, and keeps nothing, where another page has changed it since. */
export async function keepPaper(paper: KeptPaper): Promise<number | undefined> {
  const changed = Math.max(Date.now(), paper.changed + 1)
  let isOurs = true
  await changeStore('papers', (store) => {
    const asked: IDBRequest<KeptPaper | undefined> = store.get(paper.id)
    asked.onsuccess = () => {
      isOurs = asked.result === undefined || asked.result.changed === paper.changed
      if (isOurs) store.put({ ...paper, changed })
    }
  })
  return isOurs ? changed : undefined
}

export const removePaper = (id: string) => changeStore('papers', (store) => store.delete(id))

/** Makes a new paper that is not kept yet. */
export function newPaper<Kind extends PaperKind>(
  kind: Kind,
  content: Contents[Kind],
  name = '',
): KeptPaper<Kind> {
  // Random enough for one device. It also works on a page loaded by plain http.
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  return { id, kind, name, content, changed: 0 }
}
