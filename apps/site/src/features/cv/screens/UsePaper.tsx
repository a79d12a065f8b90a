import type { Letter } from '@sira/contract/cv/letter'
import type { Resume } from '@sira/contract/cv/resume'
import { type ReactNode, useState } from 'react'
import { type DrawnPaper, drawnPaper } from '../../../browser/papers/drawnPaper.ts'
import { linkWith } from '../../../browser/papers/paperLink.ts'
import { isInApp, mayShare, saveFile } from '../../../browser/papers/saveFile.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface UsePaperProps {
  words: Dictionary['cv']['use']
  heading: string
  data: { cv: Resume } | { lettre: Letter }
  /** Of its file, without its kind. */
  name: string
  /** The content of a link to another browser; nothing: there is no such link. */
  linked?: object
  children?: ReactNode
}

/** Printed by the browser; drawn by the back office where somebody asks for it. */
export function UsePaper({ words, heading, data, name, linked, children }: UsePaperProps) {
  const [drawn, setDrawn] = useState<DrawnPaper | 'drawing'>()
  const [copied, setCopied] = useState(false)
  /** To be copied by hand: some apps refuse their pages the clipboard. */
  const [link, setLink] = useState<string>()
  const draw = async () => {
    setDrawn('drawing')
    const result = await drawnPaper(data, name)
    setDrawn(result)
    if (result.outcome === 'drawn' && !isInApp()) saveFile(result.file)
  }
  const copy = async () => {
    if (!linked) return
    const written = await linkWith(linked)
    try {
      await navigator.clipboard.writeText(written)
      setCopied(true)
    } catch {
      setLink(written)
    }
  }
  return (
    <section className="cv-tools mt-10 border-t border-trait pt-8">
      <h2 className="text-2xl">{heading}</h2>
      {isInApp() && linked && (
        <div className="mt-4 rounded-2xl bg-lin p-4">
          <p>{words.inApp}</p>
          <button type="button" className="button button-secondary mt-3" onClick={copy}>
            {words.copyLink}
          </button>
          <p role="status">{link ? words.copyByHand : copied && words.copied}</p>
          {link && (
            <input
              className="control mt-2"
              aria-label={words.copyLink}
              value={link}
              readOnly
              dir="ltr"
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {!isInApp() && (
          <button type="button" className="button button-primary" onClick={() => print()}>
            {words.print}
          </button>
        )}
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={drawn === 'drawing'}
          onClick={() => drawn !== 'drawing' && draw()}
        >
          {words.pdf}
        </button>
        {children}
      </p>
      <p className="mt-2 text-pierre">{words.pdfNote}</p>
      <div role="status" className="mt-2 font-semibold">
        {drawn && (drawn === 'drawing' ? words.drawing : <Drawn drawn={drawn} words={words} />)}
      </div>
    </section>
  )
}

function Drawn({ drawn, words }: { drawn: DrawnPaper; words: UsePaperProps['words'] }) {
  if (drawn.outcome !== 'drawn') return <p>{words[drawn.outcome]}</p>
  const { file } = drawn
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <span>{words.drawn}</span>
      <button type="button" className="link tap" dir="ltr" onClick={() => saveFile(file)}>
        {file.name}
      </button>
      {mayShare([file]) && (
        <button
          type="button"
          className="link tap"
          onClick={() => navigator.share({ files: [file] }).catch(() => undefined)}
        >
          {words.share}
        </button>
      )}
    </p>
  )
}
