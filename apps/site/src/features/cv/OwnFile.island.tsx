import { useEffect, useState } from 'react'
import { type KeptPaper, keptPapers } from '../../browser/papers/keptPapers.ts'
import { type KeptPiece, keptPieces } from '../../browser/papers/keptPieces.ts'
import { isShared } from '../../browser/papers/sharedDevice.ts'
import { keepReadable } from '../../browser/saved/keepReadable.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import { FileSection } from './file/FileSection.tsx'
import { Pieces } from './file/Pieces.tsx'
import { OwnDevice } from './screens/OwnDevice.tsx'

export interface OwnFileProps {
  words: Dictionary['file']
  device: Dictionary['cv']['device']
  /** The names of a CV and a letter that nobody has named. */
  untitled: { cv: string; letter: string }
  scripts: readonly string[]
  addresses: { cv: string; letter: string }
}

interface Kept {
  cvs: readonly KeptPaper<'cv'>[]
  letters: readonly KeptPaper<'lettre'>[]
  pieces: readonly KeptPiece[]
  shared: boolean
}

const nothing: Kept = { cvs: [], letters: [], pieces: [], shared: false }

/** The parts of an application, as far as this device has them. */
function OwnFile({ words, device, untitled, scripts, addresses }: OwnFileProps) {
  const [kept, setKept] = useState<Kept>()
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    void keepReadable([location.pathname], scripts)
  }, [scripts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each change.
  useEffect(() => {
    const read = async () => {
      const cvs = await keptPapers('cv')
      const [letters, pieces] = await Promise.all([keptPapers('lettre'), keptPieces()])
      setKept({ cvs, letters, pieces, shared: await isShared() })
    }
    read().catch(() => setKept(nothing))
  }, [changes])
  if (kept === undefined) return null
  const { cvs, letters, pieces, shared } = kept
  return (
    <>
      <FileSection
        words={words}
        title={words.papers.cv}
        names={cvs.map(({ name, content }) => name || content.basics.label || untitled.cv)}
        link={{ address: addresses.cv, name: words.toCv }}
      />
      <FileSection
        words={words}
        title={words.papers.lettre}
        names={letters.map(({ name, content }) => name || content.subject || untitled.letter)}
        link={{ address: addresses.letter, name: words.toLetter }}
      />
      <Pieces words={words} pieces={pieces} changed={() => setChanges(changes + 1)} />
      <OwnDevice
        words={device}
        shared={shared}
        setShared={(now) => setKept({ ...kept, shared: now })}
        forget={() => setKept(nothing)}
      />
    </>
  )
}

export const wake = hydrated(OwnFile)
