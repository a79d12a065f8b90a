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
  const history = useHistory(open.content)
  const current = { ...open, content: history.value }
  /** By paper, what stands in the store: only a change is written, and only of what was shown. */
  const written = useRef(new Map<string, string>())
  const last = useRef(Promise.resolve())

  const show = (paper: KeptPaper<Kind>) => {
    written.current.set(paper.id, textOf(paper))
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

  useEffect(() => {
    const text = textOf(current)
    const before = written.current.get(current.id)
    if (papers === undefined || before === undefined || text === before) return
    written.current.set(current.id, text)
    setPapers([current, ...papers.filter(({ id }) => id !== current.id)])
    last.current = last.current.then(() => keepPaper(current)).catch(() => setKeeps(false))
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
