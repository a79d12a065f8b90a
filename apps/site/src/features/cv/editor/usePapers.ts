import { useEffect, useRef, useState } from 'react'
import {
  type KeptPaper,
  keepPaper,
  keptPapers,
  newPaper,
  type PaperKind,
  removePaper,
} from '../../../browser/papers/keptPapers.ts'
import { isShared } from '../../../browser/papers/sharedDevice.ts'
import { useHistory } from './useHistory.ts'

type Content<Kind extends PaperKind> = KeptPaper<Kind>['content']

/** The papers of one kind on this device, one of them open; each change is kept at once. */
export function usePapers<Kind extends PaperKind>(kind: Kind, empty: () => Content<Kind>) {
  const [papers, setPapers] = useState<readonly KeptPaper<Kind>[]>()
  const [open, setOpen] = useState(() => newPaper(kind, empty()))
  const [shared, setShared] = useState(false)
  const [keeps, setKeeps] = useState(true)
  const [isApart, setApart] = useState(false)
  const history = useHistory(open.content)
  const current = { ...open, content: history.value }
  /** By paper, what stands in the store: only a change is written, and only of what was shown. */
  const written = useRef(new Map<string, string>())
  const last = useRef(Promise.resolve())
  /** By paper, when it was kept as this page knows it. */
  const versions = useRef(new Map<string, number>())

  const show = (paper: KeptPaper<Kind>) => {
    written.current.set(paper.id, textOf(paper))
    versions.current.set(paper.id, Math.max(paper.changed, versions.current.get(paper.id) ?? 0))
    setApart(false)
    setOpen(paper)
    history.reset(paper.content)
  }
  const read = async () => {
    try {
      const kept = await keptPapers(kind)
      setShared(await isShared())
      setPapers(kept)
      return kept
    } catch {
      setKeeps(false)
      setPapers([])
      return []
    }
  }
  const begin = (content = empty(), name = '') => {
    const paper = newPaper(kind, content, name)
    show(paper)
    return paper
  }

  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void read().then(([newest]) => (newest ? show(newest) : begin()))
  })

  /** Another page has changed it since: what is written here goes on as a version of its own. */
  const goApart = async ({ id, name }: KeptPaper<Kind>) => {
    versions.current.delete(id)
    const own = newPaper(kind, current.content, name)
    versions.current.set(own.id, 0)
    written.current.set(own.id, '')
    await read()
    setApart(true)
    setOpen(own)
  }
  const keep = async (paper: KeptPaper<Kind>) => {
    const version = versions.current.get(paper.id)
    if (version === undefined) return
    const changed = await keepPaper({ ...paper, changed: version })
    if (changed === undefined) await goApart(paper)
    else versions.current.set(paper.id, changed)
  }
  // Whoever comes back from another page sees what he wrote there.
  useEffect(() => {
    const seen = async () => {
      if (document.visibilityState !== 'visible') return
      await last.current
      const kept = (await read()).find(({ id }) => id === open.id)
      if (kept && kept.changed !== versions.current.get(kept.id)) show(kept)
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  })

  useEffect(() => {
    const text = textOf(current)
    const before = written.current.get(current.id)
    if (papers === undefined || before === undefined || text === before) return
    written.current.set(current.id, text)
    setPapers([current, ...papers.filter(({ id }) => id !== current.id)])
    last.current = last.current.then(() => keep(current)).catch(() => setKeeps(false))
  })

  return {
    /** Not yet known whether there are any. */
    isReading: papers === undefined,
    papers: papers ?? [],
    current,
    history,
    shared,
    setShared,
    keeps,
    /** It was changed in another page too, and goes on here as a version of its own. */
    isApart,
    rename: (name: string) => setOpen({ ...open, name }),
    show,
    /** A further one; with a content of its own it is kept at once. */
    add(content?: Content<Kind>, name?: string) {
      const { id } = begin(content, name)
      if (content !== undefined) written.current.set(id, '')
    },
    async remove() {
      await last.current
      await removePaper(current.id)
      const [newest] = await read()
      if (newest) show(newest)
      else begin()
    },
    /** Everything on the device was erased. */
    forget() {
      setPapers([])
      setShared(false)
      begin()
    },
  }
}

const textOf = ({ name, content, id }: KeptPaper) => JSON.stringify([id, name, content])
