import { limits } from '@sira/contract/limits'
import { useRef, useState } from 'react'
import { isPiece } from '../../../browser/papers/isPiece.ts'
import { type KeptPiece, keepPiece, removePiece } from '../../../browser/papers/keptPieces.ts'
import { mayShare, saveFile } from '../../../browser/papers/saveFile.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { FileSection } from './FileSection.tsx'

interface PiecesProps {
  words: Dictionary['file']
  pieces: readonly KeptPiece[]
  changed: () => void
}

/** Diplomas and other pieces as files, kept on the device. */
export function Pieces({ words, pieces, changed }: PiecesProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const files = pieces.map(({ file }) => file)
  const add = async (chosen: readonly File[]) => {
    setSaid('')
    try {
      for (const file of chosen) {
        if (file.size > limits.upload) setSaid(words.tooLarge)
        else if (await isPiece(file)) await keepPiece(file)
        else setSaid(words.otherKind)
      }
    } catch {
      setSaid(words.notKept)
    }
    changed()
  }
  return (
    <FileSection words={words} title={words.papers.pieces} isReady={pieces.length > 0}>
      <p className="mt-2 max-w-[62ch] text-pierre">{words.piecesText}</p>
      <ul className="mt-2">
        {pieces.map(({ id, file }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5">
            <span dir="auto" className="min-w-0">
              {file.name}
            </span>
            <button type="button" className="link tap" onClick={() => saveFile(file)}>
              {words.save}
              <span className="sr-only">{`\u00a0: ${file.name}`}</span>
            </button>
            <button
              type="button"
              className="link tap"
              onClick={() => {
                chooser.current?.focus()
                void removePiece(id).then(changed)
              }}
            >
              {words.remove}
              <span className="sr-only">{`\u00a0: ${file.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        <label className="button button-secondary">
          <input
            ref={chooser}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            className="sr-only"
            onInput={({ currentTarget }) => {
              void add([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          {words.add}
        </label>
        {files.length > 0 && mayShare(files) && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => navigator.share({ files }).catch(() => undefined)}
          >
            {words.share}
          </button>
        )}
      </p>
      <p role="status" className="font-semibold">
        {said}
      </p>
    </FileSection>
  )
}
