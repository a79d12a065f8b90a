import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Dictionary } from '../../../i18n/fr.ts'

/** How high a page is for its width. */
const ratio = 297 / 210

interface PreviewProps {
  words: Dictionary['cv']['editor']
  tooManyPages: string
  children: ReactNode
}

/** The paper as it will be printed, small or large enough to read, and how many pages it takes. */
export function Preview({ words, tooManyPages, children }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [large, setLarge] = useState(false)
  const [pages, setPages] = useState(1)
  useEffect(() => {
    const sheet = frame.current?.firstElementChild
    if (!(sheet instanceof HTMLElement) || sheet.offsetWidth === 0) return
    // A line more than a page is not another one: paper has room at its edges.
    setPages(Math.max(1, Math.ceil(sheet.scrollHeight / (sheet.offsetWidth * ratio) - 0.02)))
  })
  return (
    <div className="cv-preview">
      <p className="cv-tools flex flex-wrap items-center gap-x-5">
        <span>{words.pages + pages}</span>
        <button type="button" className="link tap" onClick={() => setLarge(!large)}>
          {large ? words.smaller : words.larger}
        </button>
      </p>
      {pages > 2 && <p className="cv-tools mb-2 rounded-2xl bg-lin px-4 py-2">{tooManyPages}</p>}
      <section
        aria-label={words.look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: enlarged, it is scrolled by keys too.
        tabIndex={0}
        className="cv-scroll"
      >
        <div ref={frame} className={large ? 'cv-frame cv-large' : 'cv-frame'}>
          {children}
        </div>
      </section>
    </div>
  )
}
